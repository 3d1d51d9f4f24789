/** Query parameters that React Router adds when it loads the data of some routes only. */
const dataNames = ['_routes']

/**
 * Returns a function that makes the cache key of a page: its path and those of the query parameters in
 * `names`, in a fixed order and each once; those in `lists` keep all their values. Pages do not see any other
 * parameter.
 */
export function pageKeys(names: string[], lists: string[] = []): (address: string) => string {
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
    for (const name of lists) for (const value of given.getAll(name)) kept.append(name, value)
    return kept.size > 0 ? `${path}?${kept}` : path
  }
}
