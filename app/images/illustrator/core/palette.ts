import type { Random } from './random.ts'

type Lch = { l: number; c: number; h: number }

/** Lighter (amount over 0) or darker; shadows lean to red and blue as they do on real food. */
export function shade(hex: string, amount: number): string {
  const { l, c, h } = toLch(hex)
  const deeper = Math.max(0, -amount)
  const turn = h > 50 && h < 115 ? -55 * deeper : h >= 115 && h < 170 ? 18 * deeper : 0
  return toHex({
    l: clamp01(l + amount),
    c: c * (amount > 0 ? 1 - amount * 0.6 : 1.05),
    h: h + turn,
  })
}

/** From `a` to `b` by `t`, through perceptual space. */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [toLab(a), toLab(b)]
  return fromLab(p.map((value, i) => value + ((q[i] ?? value) - value) * t))
}

/** A near relative of a colour: pieces of one food are never all the same. */
export function vary(hex: string, random: Random, amount = 1): string {
  const { l, c, h } = toLch(hex)
  return toHex({
    l: clamp01(l + random.range(-0.035, 0.035) * amount),
    c: Math.max(0, c * random.range(1 - 0.12 * amount, 1 + 0.12 * amount)),
    h: h + random.range(-6, 6) * amount,
  })
}

/** A few relatives to pick from, so that gradients can be shared between pieces. */
export function relatives(hex: string, random: Random, count = 4, amount = 1): string[] {
  return Array.from({ length: count }, () => vary(hex, random, amount))
}

const clamp01 = (value: number) => Math.min(1, Math.max(0, value))

function toLch(hex: string): Lch {
  const [l = 0, a = 0, b = 0] = toLab(hex)
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

function toHex({ l, c, h }: Lch): string {
  const angle = (h * Math.PI) / 180
  return fromLab([l, c * Math.cos(angle), c * Math.sin(angle)])
}

/** OKLab, by Björn Ottosson's published matrices. */
function toLab(hex: string): number[] {
  const value = Number.parseInt(hex.slice(1), 16)
  const [r = 0, g = 0, b = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([light = 0, a = 0, b = 0]: number[]): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const bytes = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(clamp01(share) * 255)
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
