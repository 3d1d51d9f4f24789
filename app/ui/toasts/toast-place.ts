/** Distance (px) from the top of the window, and from what must not be covered. */
const margin = 16
const gap = 8

const controls = 'button, a.button, summary, nav a, input, select, textarea, [role="tab"]'

/** The most important controls, for when there is no room that covers none at all. */
const importantControls = '.button, button[aria-label="Close"]'

/**
 * Moves the toasts to a place where they cover no control: to the first such place from the top of the window.
 * If its upper half has none, to a place that covers no button of the page. If they cover nothing where they
 * are, they stay.
 */
export function placeToasts(area: HTMLElement): void {
  const { left, right, top, height } = area.getBoundingClientRect()
  const near = (selector: string) =>
    boxesOf(selector, area).filter((box) => box.right > left && box.left < right)
  const isFree = (boxes: DOMRect[], place: number) =>
    !boxes.some((box) => box.bottom > place && box.top < place + height)
  const find = (boxes: DOMRect[], lowest: number) => {
    const places = [margin, ...boxes.map((box) => box.bottom + gap)]
    return places.find((place) => place + height <= lowest && isFree(boxes, place))
  }
  const all = near(controls)
  const { innerHeight } = window
  if (top >= margin && isFree(all, top) && top + height <= innerHeight / 2) return
  const place =
    find(all, innerHeight / 2) ?? find(near(importantControls), innerHeight - margin) ?? margin
  area.style.top = `${place}px`
}

/** The boxes of the visible controls, from the top to the bottom of the window; none below an open dialog. */
function boxesOf(selector: string, except: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .filter((element) => !except.contains(element) && (element.checkVisibility?.() ?? true))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.bottom > 0 && box.top < window.innerHeight)
    .sort((one, other) => one.bottom - other.bottom)
}
