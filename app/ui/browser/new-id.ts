/**
 * An id for something new: a UUIDv7 like those of the server. `crypto.randomUUID` is missing in pages that came by
 * plain http.
 */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const [version, variant] = [`7${random.slice(1, 4)}`, `8${random.slice(5, 8)}`]
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${random.slice(8)}`
}
