/**
 * A table that is looked up by words that people type. It has no names but its own: every other object also has
 * "constructor".
 */
export const wordTable = <Value>(entries: Record<string, Value>): Record<string, Value> =>
  Object.assign(Object.create(null), entries)
