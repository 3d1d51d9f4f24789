type Rgb = [number, number, number]

/** The grounds on which the accent has to be read: paper and surface, light and dark. */
const light = ['#fbf8f3', '#ffffff']
const dark = ['#16130f', '#1f1b16']

/** What WCAG asks for text. */
export const leastContrast = 4.5

export const defaultAccent = '#b8431f'

/** True for a colour such as `#b8431f`. */
export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const parse = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

const print = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** The part `amount` (0 to 1) of the way from one colour to another. */
function mix(from: string, to: string, amount: number): string {
  const [target, start] = [parse(to), parse(from)]
  const part = (index: 0 | 1 | 2) => start[index] + (target[index] - start[index]) * amount
  return print([part(0), part(1), part(2)])
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = parse(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const leastOn = (colour: string, grounds: string[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

const isReadable = (colour: string, grounds: string[]) => leastOn(colour, grounds) >= leastContrast

/** The first of 100 steps towards black or white that is readable on all grounds. */
function firstReadable(colour: string, towards: string, grounds: string[]): string {
  for (let step = 0; step < 100; step += 1) {
    const tried = mix(colour, towards, step / 100)
    if (isReadable(tried, grounds)) return tried
  }
  return towards
}

export type AccentColours = { accent: string; strong: string; on: string }

/** The accent as it is on light and on dark paper: on dark paper it is lightened until it can be read. */
export function accentColours(accent: string): { light: AccentColours; dark: AccentColours } {
  const onDark = firstReadable(accent, '#ffffff', dark)
  return {
    light: { accent, strong: mix(accent, '#000000', 0.18), on: '#ffffff' },
    dark: { accent: onDark, strong: mix(onDark, '#ffffff', 0.25), on: '#16130f' },
  }
}

export type AccentCheck = {
  /** The contrast on light and on dark paper, of the colour that is shown there. */
  light: number
  dark: number
  /** Why the colour is refused; null if it can be used. */
  problem: string | null
  /** The nearest darker colour that can be used. */
  better: string | null
}

/** Whether a colour can be read as text, links and buttons on both grounds. */
export function checkAccent(accent: string): AccentCheck {
  const shown = accentColours(accent)
  const result = { light: leastOn(accent, light), dark: leastOn(shown.dark.accent, dark) }
  if (result.light >= leastContrast && result.dark >= leastContrast)
    return { ...result, problem: null, better: null }
  const better = firstReadable(accent, '#000000', light)
  // Rounded down, so that a contrast that is too low never reads as enough.
  const ratio = (Math.floor(result.light * 10) / 10).toFixed(1)
  const problem = `This colour has a contrast of ${ratio}:1 on light paper, and text needs 4.5:1. ${better} would do.`
  return { ...result, problem, better }
}

/** The rules that give the pages an accent of the owner's choice; empty for the default. */
export function accentStyles(accent: string): string {
  if (accent.toLowerCase() === defaultAccent) return ''
  const { light, dark } = accentColours(accent)
  return `:root{${rules(light)}}@media screen and (prefers-color-scheme:dark){:root{${rules(dark)}}}`
}

const rules = ({ accent, strong, on }: AccentColours) =>
  `--accent:${accent};--accent-strong:${strong};--on-accent:${on}`
