/** A value as one text in the data of a page: the router writes and reads long lists value by value. */
export type Packed<T> = { readonly json: string; readonly holds?: T }

/** What each packed value holds, so that the process that packed it need not read it back. */
const contents = new WeakMap<object, unknown>()

/** Packs a value of plain data. */
export function pack<T>(value: T): Packed<T> {
  const packed = { json: JSON.stringify(value) }
  contents.set(packed, value)
  return packed
}

/** The value, the same one each time. */
export function unpack<T>(packed: Packed<T>): T {
  if (!contents.has(packed)) contents.set(packed, JSON.parse(packed.json))
  return contents.get(packed) as T
}
