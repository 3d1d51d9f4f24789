/** Longest text, in characters, of which a plate is drawn, and longest list of foods with their grams. */
export const maxPlateText = 2000
export const maxPlateFoods = 4000

/** Width and height in px of that picture: enough for a phone's dense screen. */
export const plateSide = 640

/** The servings of the plates that are drawn side by side, and the width and height in px of each. */
export const estimatePortions = [0.5, 1, 2] as const
export const estimatePortionSide = 320

/** What a plate is drawn from: the words of a text, or foods with their grams and words. */
export type DrawnFrom = { text: string; foods: string }

/** A food of a corrected plate; `words` tell how it looks, such as "2 fried eggs". */
export type DrawnFood = { foodId: string; grams: number; words: string }

/** Foods as one text, such as "egg~100~2 fried eggs;toast~60~toast". */
export const foodsText = (foods: readonly DrawnFood[]): string =>
  foods
    .map(({ foodId, grams, words }) => `${foodId}~${grams}~${words.replace(/[~;]/g, ' ')}`)
    .join(';')

/** Reads such a text; entries that are none are left out. */
export function readFoodsText(text: string): DrawnFood[] {
  return text.split(';').flatMap((entry) => {
    const [foodId = '', amount = '', words = ''] = entry.split('~')
    const grams = Number(amount)
    return foodId && grams > 0 && grams <= 20_000 ? [{ foodId, grams, words }] : []
  })
}

/** The query of a plate's picture and of its caption; null where the text or the foods are too long for one. */
function plateQuery({ text, foods }: Partial<DrawnFrom>): URLSearchParams | null {
  if (foods) return foods.length <= maxPlateFoods ? new URLSearchParams({ foods }) : null
  return text && text.length <= maxPlateText ? new URLSearchParams({ text }) : null
}

/** The address of the picture of a plate; null where there is none. */
export function plateAddress(from: Partial<DrawnFrom>): string | null {
  const query = plateQuery(from)
  return query && `/api${platePath}?${query}`
}

/** The address of the picture of half of it, all of it and twice as much, side by side; null where there is none. */
export function estimatePortionsAddress(from: Partial<DrawnFrom>): string | null {
  const query = plateQuery(from)
  return query && `/api${platePortionsPath}?${query}`
}

/** The paths below `/api` of the picture of a plate, of its portions, and of the names of what it shows. */
export const platePath = '/nutrition/estimate/plate'
export const platePortionsPath = '/nutrition/estimate/portions'
export const plateDrawnPath = `${platePath}/drawn`
