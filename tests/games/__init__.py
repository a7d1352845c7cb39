"""What the tests of all games must know of one: a module for each that names it; a game without one is tried as it is.

The contract asks for what `keeling.testing.hints` lists; other tests also for these. `QUESTIONS`: by prompt, the
options of questions that need more luck than a few games have. `SHUNNED`: verbs to leave, so that more is seen of it.
`HELD`, `NOT_HELD`: words of figures that a view counts under the same name though no kind of fact says so, or does not.
`TOLD`: the kinds of facts that buttons count; said here once more, so that none is dropped unnoticed.
"""
