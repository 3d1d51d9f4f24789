/**
 * A value as one text in the data of a page: the router writes and reads long lists value by value.
 * `holds` is there for the compiler alone.
 */
export type OneText<T> = { readonly json: string; readonly holds?: T }

/** The values of texts, so that the process that wrote one need not read it back. */
const values = new WeakMap<object, unknown>()

/** A value of plain data as one text. */
export function toOneText<T>(value: T): OneText<T> {
  const text = { json: JSON.stringify(value) }
  values.set(text, value)
  return text
}

/** The value, the same one each time. */
export function fromOneText<T>(text: OneText<T>): T {
  if (!values.has(text)) values.set(text, JSON.parse(text.json))
  return values.get(text) as T
}
