import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Path } from 'opentype.js'
import { unpackWoff2 } from '#platform/fonts/woff2.ts'

declare module 'opentype.js' {
  interface RenderOptions {
    /** Axis values of a variable font, which the types of the library lack. */
    variation?: Record<string, number>
  }
}

export type TextStyle = { font: 'fraunces' | 'figtree'; weight: number; size: number }

/** The files of one typeface. Each letter is taken from the first file that has it. */
const parts = ['latin', 'latin-ext'] as const

const loaded = new Map<string, Font>()

/** The text as data of an SVG path whose baseline starts at x and y, so that no fonts need to be installed. */
export function textOutline(text: string, style: TextStyle, x: number, y: number): string {
  let left = x
  return runsOf(text, style.font)
    .map(({ font, letters }) => {
      const path = font.getPath(letters, left, y, style.size, optionsOf(style))
      left += widthOf(font, letters, style)
      return pathData(path)
    })
    .join('')
}

/** Width of a line of text in px. */
export function textWidth(text: string, style: TextStyle): number {
  return runsOf(text, style.font).reduce(
    (sum, { font, letters }) => sum + widthOf(font, letters, style),
    0,
  )
}

/** The library knows the widths of letters in a font weight only after they were drawn in it. */
function widthOf(font: Font, letters: string, style: TextStyle): number {
  font.getPath(letters, 0, 0, style.size, optionsOf(style))
  return font.getAdvanceWidth(letters, style.size, optionsOf(style))
}

/** Breaks a text into lines of at most `width` px. Text after `most` lines is cut off with an ellipsis. */
export function wrapText(text: string, style: TextStyle, width: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, most).map((line) => cut(line, style, width))
  const last = kept.at(-1)
  if (last && lines.length > most) kept[kept.length - 1] = cut(`${last}…`, style, width)
  return kept
}

/** Cuts a line that is wider than `width` px and adds an ellipsis. */
function cut(line: string, style: TextStyle, width: number): string {
  if (textWidth(line, style) <= width) return line
  const whole = [...line.replace(/…$/, '')]
  // An estimate a little too long, shortened below in a few steps.
  const guess = Math.ceil((whole.length * width * 1.2) / textWidth(line, style))
  const letters = whole.slice(0, guess)
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, style) > width) letters.pop()
  return `${letters.join('')}…`
}

/** Runs of adjacent letters from the same file; letters that no file has are left out. */
function runsOf(text: string, typeface: TextStyle['font']) {
  const runs: { font: Font; letters: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font = parts.map((part) => loadFont(typeface, part)).find((f) => f.hasChar(letter))
    const last = runs.at(-1)
    if (font && last?.font === font) last.letters += letter
    else if (font) runs.push({ font, letters: letter })
  }
  return runs
}

function loadFont(typeface: TextStyle['font'], part: (typeof parts)[number]): Font {
  const file = `@fontsource-variable/${typeface}/files/${typeface}-${part}-wght-normal.woff2`
  const known = loaded.get(file)
  if (known) return known
  const bytes = unpackWoff2(readFileSync(createRequire(import.meta.url).resolve(file)))
  const font = opentype.parse(new Uint8Array(bytes).buffer)
  loaded.set(file, font)
  return font
}

const optionsOf = ({ weight }: TextStyle) => ({ variation: { wght: weight } })

/** Replaces the function of the library, which omits the space before a number that rounds to -0. */
function pathData({ commands }: Path): string {
  const numbers = (...values: number[]) => values.map((value) => value.toFixed(1)).join(' ')
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const end = numbers(command.x, command.y)
      if (command.type === 'Q') return `Q${numbers(command.x1, command.y1)} ${end}`
      if (command.type !== 'C') return command.type + end
      return `C${numbers(command.x1, command.y1, command.x2, command.y2)} ${end}`
    })
    .join('')
}
