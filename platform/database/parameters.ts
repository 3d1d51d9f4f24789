/**
 * Converts a value to a parameter for both databases: times become ISO text, arrays and objects JSON text.
 * Throws TypeError for undefined and for numbers that are not finite, which SQLite would store as null.
 */
export function toParameter(value: unknown): unknown {
  if (value === undefined) throw new TypeError('A query parameter is undefined')
  if (typeof value === 'string') return storable(value)
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError(`A query parameter is ${value}`)
  }
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return toJson(value)
}

/** Removes the characters that PostgreSQL refuses from a value that becomes a part of a larger JSON text. */
export function cleanJson<T extends object>(value: T): T {
  return JSON.parse(toJson(value))
}

/** Removes U+0000 and unpaired surrogates, which PostgreSQL refuses, for both databases. */
function storable(text: string): string {
  if (text.isWellFormed() && !text.includes('\0')) return text
  return text.toWellFormed().replaceAll('\0', '')
}

function toJson(value: object): string {
  const json = JSON.stringify(value)
  if (!/\\u(0000|d[89a-f])/.test(json)) return json
  return JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storable(part) : part))
}
