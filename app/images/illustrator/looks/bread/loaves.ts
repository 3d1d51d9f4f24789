import type { Polar } from './crust.ts'

/** A tin loaf's slice: straight sides, a domed top that overhangs a little. */
export const tin =
  (size: number): Polar =>
  (angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const n = 6
    const square = (Math.abs(c / 0.96) ** n + Math.abs(s) ** n) ** (-1 / n)
    const top = s > 0 ? 1 + 0.1 * Math.exp(-((c * 1.6) ** 2)) : 1
    const ears = 1 + 0.05 * Math.exp(-(((s - 0.55) * 4) ** 2))
    return size * square * top * ears
  }

/** A hearth loaf's slice: long, flat below, arched above. */
export const hearth =
  (long: number, high: number): Polar =>
  (angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const n = s < 0 ? 3.4 : 2.2
    return (Math.abs(c / long) ** n + Math.abs(s / high) ** n) ** (-1 / n)
  }

/** An oval slice. */
export const round =
  (rx: number, ry: number): Polar =>
  (angle) =>
    1 / Math.hypot(Math.cos(angle) / rx, Math.sin(angle) / ry)
