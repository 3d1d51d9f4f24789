/** A database's address without password and parameters, for display. */
export function withoutPassword(databaseUrl: string): string {
  const address = URL.parse(databaseUrl)
  if (!address) return 'PostgreSQL'
  const user = address.username && `${address.username}@`
  return `${address.protocol}//${user}${address.host}${address.pathname}`
}
