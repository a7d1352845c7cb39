// Carrying: a unit is taken from its row and put into a place, with a finger or a mouse.

import { make } from "./dom.js";

/** Takes a unit of a form to carry it into a place; let go at once, it goes there by itself. */
export function grab(event, amounts) {
  const grip = event.target.closest?.("[data-drag]"), form = grip?.closest("[data-form]");
  if (!grip || !amounts.awake(form) || event.button > 0) return;
  event.preventDefault();
  const row = amounts.rows(form).find(one => one.dataset.family === grip.dataset.drag), places = form.querySelector("[data-places]");
  const ghost = make("div", { class: "ghost-unit", "aria-hidden": "true" }, grip.firstElementChild.cloneNode(true));
  const over = at => { const box = places.getBoundingClientRect(); return at.clientX > box.left - 12 && at.clientX < box.right + 12 && at.clientY > box.top - 12 && at.clientY < box.bottom + 12; };
  const move = at => { ghost.style.left = `${at.clientX}px`; ghost.style.top = `${at.clientY}px`; places.classList.toggle("over", over(at)); };
  let moved = false;
  document.body.append(ghost);
  move(event);
  const on = at => { moved = true; move(at); };
  const off = at => {
    removeEventListener("pointermove", on);
    for (const end of ["pointerup", "pointercancel"]) removeEventListener(end, off);
    ghost.remove();
    places.classList.remove("over");
    if (row && at.type === "pointerup" && (over(at) || !moved)) amounts.change(form, row);
  };
  addEventListener("pointermove", on);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, off);
}
