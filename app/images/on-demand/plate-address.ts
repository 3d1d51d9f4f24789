/** Longest text, in characters, of which a plate is drawn. */
export const maxPlateText = 2000

/** Width and height in px of that picture: enough for a phone's dense screen. */
export const plateSide = 640

/** The address of the picture of what a text puts on a plate; null for a text that is too long for one. */
export function plateAddress(text: string): string | null {
  const fits = text !== '' && text.length <= maxPlateText
  return fits ? `/api/nutrition/estimate/plate?${new URLSearchParams({ text })}` : null
}
