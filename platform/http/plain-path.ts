/** True for a path without dot segments, backslashes and other parts that URL parsing would change. */
export const isPlainPath = (path: string) =>
  URL.parse(path, 'http://localhost')?.pathname === path && isDecodable(path)

/** False for a path that cannot be decoded, about which the router would write a warning to the console. */
export function isDecodable(pathname: string): boolean {
  try {
    // Compared, because the bundler removes a call whose result is not used.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
