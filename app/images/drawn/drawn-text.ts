/** What stands under, and in place of, a picture in which nothing of the words could be drawn. */
export const noDrawing = 'No drawing of this dish yet'

/** The caption of a drawn plate: "Drawn: grilled salmon, white rice". */
export const drawnCaption = (drawn: readonly string[]): string =>
  drawn.length > 0 ? `Drawn: ${drawn.join(', ')}` : noDrawing

/** The alternative text of a drawn plate, after the name of what it is a picture of, if it has one. */
export function drawnAlt(drawn: readonly string[], title?: string): string {
  if (drawn.length === 0) return noDrawing
  const foods = `Illustration of ${drawn.join(', ')}`
  return title ? `${title}. ${foods}` : foods
}
