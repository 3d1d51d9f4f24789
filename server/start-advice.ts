import type { Config } from '#platform/config.ts'
import { isDiskFull, isReadOnly, isUnreachable } from '#platform/database/faults.ts'
import { isStartFault } from '#platform/start-fault.ts'

/** What to do about an error that keeps the program from starting; undefined for the unforeseen. */
export function startAdvice(error: unknown, config: Config | undefined): string | undefined {
  if (isStartFault(error)) return error.message
  if (!config) return undefined
  const { dataDir, databaseUrl, host, port } = config
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    return `Nothing can listen on ${host}:${port}: ${error.message}. Set HOST or PORT to what this user may use.`
  }
  if (databaseUrl && isUnreachable(error)) {
    const { host } = new URL(databaseUrl)
    return `PostgreSQL does not answer at ${host}. Start it, or correct DATABASE_URL.`
  }
  if (isDiskFull(error)) return `The disk of ${dataDir} is full. Make room, then start again.`
  if (!isReadOnly(error) && !isUnreachable(error)) return undefined
  return `${dataDir} cannot be written to. Let the user that runs Platewise write there, or set DATA_DIR.`
}
