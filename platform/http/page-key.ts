/** Names that React Router adds to the address when it asks for the data of some routes only. */
const dataNames = ['_routes']

/**
 * Makes the address by which a page is kept and rendered: its path and those of `names` that its query
 * gives, in one order and once. What else stands in a query, pages do not see.
 */
export function pageKeys(names: string[]): (address: string) => string {
  return (address) => {
    const start = address.indexOf('?')
    if (start < 0) return address
    const path = address.slice(0, start)
    const given = new URLSearchParams(address.slice(start))
    const kept = new URLSearchParams()
    for (const name of path.endsWith('.data') ? [...names, ...dataNames] : names) {
      const value = given.get(name)
      if (value) kept.set(name, value)
    }
    return kept.size > 0 ? `${path}?${kept}` : path
  }
}
