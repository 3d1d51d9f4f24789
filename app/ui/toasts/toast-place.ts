/** From the top of the window and from what is not to be covered, in px. */
const margin = 16
const gap = 8

const pressed = 'button, a.button, summary, nav a, input, select, textarea, [role="tab"]'

/** What matters most where there is no room for all. */
const foremost = '.button, button[aria-label="Close"]'

/**
 * Moves the toasts where they lie over nothing that can be pressed: to the first such place from the window's top;
 * where its upper half has none, to one over no button of the page. Where they are well, they stay.
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
  const all = near(pressed)
  const { innerHeight } = window
  if (top >= margin && isFree(all, top) && top + height <= innerHeight / 2) return
  const place = find(all, innerHeight / 2) ?? find(near(foremost), innerHeight - margin) ?? margin
  area.style.top = `${place}px`
}

/** Where in the window the elements are that can be pressed now, not below a dialog; from the top on. */
function boxesOf(selector: string, except: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .filter((element) => !except.contains(element) && (element.checkVisibility?.() ?? true))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.bottom > 0 && box.top < window.innerHeight)
    .sort((one, other) => one.bottom - other.bottom)
}
