import { z } from 'zod'

/** The placeholder in a house style that the editor's prompt replaces. */
export const promptMark = '{prompt}'

export const defaultHouseStyle =
  'Appetising food photograph of one serving of {prompt}. It lies on a plain off-white ceramic ' +
  'plate that fills most of the square frame, seen from about 45 degrees, on a warm light wooden ' +
  'table. Soft daylight from the left, gentle shadows, natural colours, realistic portion size. ' +
  'No text, no logos, no people, no hands, no cutlery.'

export const maxHouseStyle = 1500

const missing = `The house style must hold ${promptMark}, where the prompt goes`

/** A house style typed by an Admin; empty for the default. */
export const houseStyleSchema = z
  .string('The house style must be text')
  .trim()
  .max(maxHouseStyle, `The house style must have at most ${maxHouseStyle} characters`)
  .refine((text) => text === '' || text.includes(promptMark), missing)

/** The prompt for a provider: the editor's prompt within the house style. */
export function withHouseStyle(style: string, prompt: string): string {
  // A function, because $ has a special meaning in a replacement text.
  return (style || defaultHouseStyle).replaceAll(promptMark, () => prompt.trim())
}
