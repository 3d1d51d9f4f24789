/** A value of PHP's serialisation; lists and maps are maps with texts as keys. */
export type PhpValue = string | number | boolean | null | { [key: string]: PhpValue }

const mostNested = 20

/**
 * Reads data as PHP's `serialize` writes it, whose lengths count bytes. Objects
 * are refused, so that nothing of them can act. Undefined for anything else.
 */
export function readPhp(text: string): PhpValue | undefined {
  try {
    return readValue({ bytes: Buffer.from(text), at: 0 }, 0)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

type Place = { bytes: Buffer; at: number }

function readValue(place: Place, depth: number): PhpValue {
  if (depth > mostNested) throw new SyntaxError('It is nested too deeply')
  const kind = readBytes(place, 2)
  switch (kind) {
    case 'N;':
      return null
    case 'b:':
      return upTo(place, ';') === '1'
    case 'i:':
    case 'd:':
      return readNumber(place, ';')
    case 's:':
      return readText(place)
    case 'a:':
      return readMap(place, depth)
    default:
      throw new SyntaxError(`There is no kind ${kind}`)
  }
}

function readText(place: Place): string {
  const length = readNumber(place, ':')
  expectMark(place, '"')
  const text = readBytes(place, length)
  expectMark(place, '";')
  return text
}

function readMap(place: Place, depth: number): PhpValue {
  const count = readNumber(place, ':')
  expectMark(place, '{')
  const map: { [key: string]: PhpValue } = Object.create(null)
  for (let index = 0; index < count; index += 1) {
    const key = String(readValue(place, depth + 1))
    map[key] = readValue(place, depth + 1)
  }
  expectMark(place, '}')
  return map
}

function readBytes(place: Place, length: number): string {
  const end = place.at + length
  if (length < 0 || end > place.bytes.length) throw new SyntaxError('Its end is missing')
  const text = place.bytes.toString('utf8', place.at, end)
  place.at = end
  return text
}

function expectMark(place: Place, mark: string): void {
  if (readBytes(place, mark.length) !== mark) throw new SyntaxError(`It lacks a ${mark}`)
}

function upTo(place: Place, mark: string): string {
  const end = place.bytes.indexOf(mark, place.at)
  if (end < 0) throw new SyntaxError(`It lacks a ${mark}`)
  const text = place.bytes.toString('utf8', place.at, end)
  place.at = end + mark.length
  return text
}

function readNumber(place: Place, mark: string): number {
  const value = Number(upTo(place, mark))
  if (!Number.isFinite(value)) throw new SyntaxError('It is no number')
  return value
}

/** The entries of a list or map in their order; none for any other value. */
export const phpList = (value: PhpValue | undefined): PhpValue[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/** A field as text; empty if there is none. */
export function phpText(value: PhpValue | undefined, name: string): string {
  if (typeof value !== 'object' || value === null) return ''
  const field = value[name]
  return typeof field === 'string' || typeof field === 'number' ? String(field).trim() : ''
}
