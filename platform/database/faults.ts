/** Thrown if a lock is not released or a queue stays full for too long. */
export class DatabaseBusy extends Error {
  readonly code = 'DATABASE_BUSY'
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: shut down by an administrator, crashed, starting up.
  '57P01',
  '57P02',
  '57P03',
])

/** Messages of pg errors that have no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** PostgreSQL: lock timeout, too many connections, statement timeout, and idle transaction timeout. */
const busyCodes = new Set(['55P03', '53300', '57014', '25P03'])

/** True if another process or too many requests hold the database, so that a later try may succeed. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error)
  const isOfPostgres = busyCodes.has(code) || isSerializationFailure(error)
  return code === 'DATABASE_BUSY' || /^SQLITE_(BUSY|LOCKED)/.test(code) || isOfPostgres
}

/** True if the disk or the user's quota is full. */
export function isDiskFull(error: unknown): boolean {
  return ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error))
}

/**
 * True if files can be read but not written (read-only disk, missing rights) or if PostgreSQL is a read-only
 * standby.
 */
export function isReadOnly(error: unknown): boolean {
  const isForWriters = /^(SQLITE_READONLY.*|EROFS|25006)$/.test(codeOf(error))
  return isForWriters || (isDenied(error) && !isOfReading(error))
}

/** True if this process may not read a file. */
export const isUnreadable = (error: unknown) => isDenied(error) && isOfReading(error)

const isDenied = (error: unknown) => ['EACCES', 'EPERM'].includes(codeOf(error))

/**
 * System calls that only read. `open` is missing because its error does not say for what; it counts as
 * writing.
 */
const readingCalls = ['access', 'fstat', 'lstat', 'opendir', 'read', 'readlink', 'scandir', 'stat']

const isOfReading = (error: unknown) =>
  error instanceof Error && 'syscall' in error && readingCalls.includes(String(error.syscall))

/** True if the database cannot be reached or its file cannot be read. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error)
  if (unreachableCodes.has(code) || code.startsWith('08')) return true
  if (/^SQLITE_(CANTOPEN|IOERR)/.test(code)) return true
  return error instanceof Error && lostConnection.test(error.message)
}

/** True if the transaction was ended because of another one and may be run again from its start. */
export function isSerializationFailure(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error))
}

/** True if a row is invalid: a value has the wrong type, or a constraint of the table refuses it. */
export function isUnfit(error: unknown): boolean {
  return /^(2[23]...|SQLITE_(CONSTRAINT|MISMATCH|TOOBIG).*)$/.test(codeOf(error))
}

/**
 * True if a unique index refused a row. `name` limits this to one index, named after its table and columns
 * (`meals_slug`): PostgreSQL reports the index's name, SQLite its columns.
 */
export function isUniqueViolation(error: unknown, name?: string): boolean {
  const code = codeOf(error)
  if (!/^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(code)) return false
  return name === undefined || refusedBy(error) === name
}

function refusedBy(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('constraint' in error) return String(error.constraint)
  const columns = error.message.replace('UNIQUE constraint failed: ', '').split(', ')
  const index = /^index '(.*)'$/.exec(columns[0] ?? '')
  if (index) return index[1] ?? ''
  const [table] = (columns[0] ?? '').split('.')
  return [table, ...columns.map((column) => column.split('.')[1])].join('_')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
