/**
 * True for a path that is read as it is written: dots, backslashes and the like make it another one, or
 * none.
 */
export const isPlainPath = (path: string) =>
  URL.parse(path, 'http://localhost')?.pathname === path && isDecodable(path)

/** False for a path of which the router would write to the console that it cannot be decoded. */
export function isDecodable(pathname: string): boolean {
  try {
    // Compared, since the bundler drops a bare call as unused.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
