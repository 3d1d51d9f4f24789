import { z } from 'zod'
import { isVisible, lengthOf, oneLine, severalLines } from './plain-text.ts'

/** A single-line field of at most `max` characters as people count them. */
export const lineField = (label: string, max: number) => limited(oneLine, label, max)

/** A multi-line field of at most `max` characters; `fault` is the message if it is not there or no text. */
export const textField = (label: string, max: number, fault?: string) =>
  limited(severalLines, label, max, fault)

/** A single-line field that must not be empty; `missing` is the message if it is. */
export const requiredField = (label: string, max: number, missing: string) =>
  limited(oneLine, label, max, missing)
    .refine(isVisible, missing)
    .meta({ minLength: 1, maxLength: max })

function limited(
  clean: (text: string) => string,
  label: string,
  max: number,
  fault = `${label} must be text`,
) {
  return z
    .string(fault)
    .transform(clean)
    .refine((text) => lengthOf(text) <= max, `${label} must be at most ${max} characters`)
    .meta({ maxLength: max })
}
