/** Longest text, in characters, of which a plate is drawn. */
export const maxPlateText = 2000

/** Width and height in px of that picture: enough for a phone's dense screen. */
export const plateSide = 640

/** The servings of the plates that are drawn side by side, and the width and height in px of each. */
export const estimatePortions = [0.5, 1, 2] as const
export const estimatePortionSide = 320

/** The address of the picture of what a text puts on a plate; null for a text that is too long for one. */
export const plateAddress = (text: string) => addressFor('plate', text)

/** The address of the picture of half of it, all of it and twice as much, side by side; null likewise. */
export const estimatePortionsAddress = (text: string) => addressFor('portions', text)

function addressFor(picture: 'plate' | 'portions', text: string): string | null {
  const fits = text !== '' && text.length <= maxPlateText
  return fits ? `/api/nutrition/estimate/${picture}?${new URLSearchParams({ text })}` : null
}
