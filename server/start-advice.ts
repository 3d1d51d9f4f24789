import type { Config } from '#platform/config/config.ts'
import { isDiskFull, isReadOnly, isUnreachable, isUnreadable } from '#platform/database/faults.ts'
import { type Failure, isFailure } from '#platform/errors.ts'
import { isStartFault } from '#platform/start-fault.ts'

/** The message for the person at the terminal; undefined for unexpected errors. */
export function startAdvice(error: unknown, config: Config | undefined): string | undefined {
  if (isStartFault(error)) return error.message
  if (isFailure(error)) return withCause(error)
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
  if (isUnreadable(error)) {
    const place = error instanceof Error && 'path' in error ? error.path : dataDir
    return `${place} cannot be read. Let the user that runs Platewise read it.`
  }
  if (!isReadOnly(error) && !isUnreachable(error)) return undefined
  return `${dataDir} cannot be written to. Let the user that runs Platewise write there, or set DATA_DIR.`
}

/** The message with its cause, which visitors do not see, for the person who runs the program. */
function withCause({ message, status, cause }: Failure): string {
  return status >= 500 && cause instanceof Error ? `${message} (${cause.message})` : message
}
