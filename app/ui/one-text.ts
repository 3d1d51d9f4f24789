/**
 * Where a text keeps its value, so that the process that wrote it need not read it back. The router writes no
 * symbols. (A WeakMap would keep every page's values until the next whole collection of garbage.)
 */
const held = Symbol('value')

/** A value as one text in the data of a page: the router writes and reads long lists value by value. */
export type OneText<T> = { readonly packed: string; [held]?: T }

/** A value of plain data as one text, in which like records have the names of their fields but once. */
export function toOneText<T>(value: T): OneText<T> {
  const kinds: string[][] = []
  return { packed: JSON.stringify([pack(value, kinds), kinds]), [held]: value }
}

/** The value, the same one each time. */
export function fromOneText<T>(text: OneText<T>): T {
  if (!(held in text)) {
    const [packed, kinds] = JSON.parse(text.packed)
    text[held] = unpack(packed, kinds) as T
  }
  return text[held] as T
}

/** Lists as they are behind a -1, records as their values behind the number of their kind. */
function pack(value: unknown, kinds: string[][]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const packed: unknown[] = [-1]
  if (Array.isArray(value)) {
    for (const item of value) packed.push(pack(item, kinds))
    return packed
  }
  const record = value as Record<string, unknown>
  const names: string[] = []
  for (const name in record) {
    if (record[name] === undefined) continue
    names.push(name)
    packed.push(pack(record[name], kinds))
  }
  packed[0] = kindOf(names, kinds)
  return packed
}

function kindOf(names: string[], kinds: string[][]): number {
  const known = kinds.findIndex(
    (kind) => kind.length === names.length && kind.every((name, index) => name === names[index]),
  )
  return known < 0 ? kinds.push(names) - 1 : known
}

function unpack(packed: unknown, kinds: string[][]): unknown {
  if (!Array.isArray(packed)) return packed
  const [kind, ...parts] = packed
  const values = parts.map((part) => unpack(part, kinds))
  const names = kinds[kind]
  return names ? Object.fromEntries(names.map((name, index) => [name, values[index]])) : values
}
