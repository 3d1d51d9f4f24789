import { z } from 'zod'

/** Text of one line: control characters and runs of space become one space. */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Text of several lines: control characters other than line breaks and tabs are left out. */
const severalLines = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** A field of one line with at most `max` characters, counted as people do. */
export const lineField = (label: string, max: number) => limited(oneLine, label, max)

/** A field of several lines with at most `max` characters. */
export const textField = (label: string, max: number) => limited(severalLines, label, max)

/** A field of one line that must not be empty; `missing` is said when it is. */
export const requiredField = (label: string, max: number, missing: string) =>
  limited(oneLine, label, max, missing)
    .refine((text) => visible.test(text), missing)
    .meta({ minLength: 1, maxLength: max })

/** Anything but spaces and characters that only shape others. */
const visible = /[^\p{Z}\p{C}\p{M}]/u

function limited(
  clean: (text: string) => string,
  label: string,
  max: number,
  fault = `${label} must be text`,
) {
  return z
    .string(fault)
    .transform(clean)
    .refine((text) => [...text].length <= max, `${label} must be at most ${max} characters`)
    .meta({ maxLength: max })
}
