/**
 * A value as both databases take it: times become ISO text, arrays and objects JSON text.
 * Throws TypeError for undefined and for numbers that are not finite (SQLite would store them as null).
 */
export function toParameter(value: unknown): unknown {
  if (value === undefined) throw new TypeError('A query parameter is undefined')
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError(`A query parameter is ${value}`)
  }
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return JSON.stringify(value)
}
