/** Thrown when a lock or a queue stayed full for too long. */
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

/** Messages of pg's errors that have no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** PostgreSQL: no lock in time, too many connections, a statement and a transaction that took too long. */
const busyCodes = new Set(['55P03', '53300', '57014', '25P03'])

/** Another process or too many requests hold the database; trying again later helps. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error)
  const isOfPostgres = busyCodes.has(code) || isSerializationFailure(error)
  return code === 'DATABASE_BUSY' || /^SQLITE_(BUSY|LOCKED)/.test(code) || isOfPostgres
}

/** No room left for files, or for those of this user. */
export function isDiskFull(error: unknown): boolean {
  return ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error))
}

/** Files may be read but not written: a read-only disk or missing rights. PostgreSQL: a standby. */
export function isReadOnly(error: unknown): boolean {
  const isForWriters = /^(SQLITE_READONLY.*|EROFS|25006)$/.test(codeOf(error))
  return isForWriters || (isDenied(error) && !isOfReading(error))
}

/** The rights to look at a file are missing. */
export const isUnreadable = (error: unknown) => isDenied(error) && isOfReading(error)

const isDenied = (error: unknown) => ['EACCES', 'EPERM'].includes(codeOf(error))

/** System calls that only look. What a file is opened for is not told: that counts as writing. */
const readingCalls = ['access', 'fstat', 'lstat', 'opendir', 'read', 'readlink', 'scandir', 'stat']

const isOfReading = (error: unknown) =>
  error instanceof Error && 'syscall' in error && readingCalls.includes(String(error.syscall))

/** The database cannot be reached or its file cannot be read. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error)
  if (unreachableCodes.has(code) || code.startsWith('08')) return true
  if (/^SQLITE_(CANTOPEN|IOERR)/.test(code)) return true
  return error instanceof Error && lostConnection.test(error.message)
}

/** The transaction lost against another one and may be run again from its start. */
export function isSerializationFailure(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error))
}

/** A value is not of its column's type, or a rule of the table refuses it: the row is at fault. */
export function isUnfit(error: unknown): boolean {
  return /^(2[23]...|SQLITE_(CONSTRAINT|MISMATCH|TOOBIG).*)$/.test(codeOf(error))
}

/**
 * A unique index refused a row. `name` narrows it to one index, which is called after its table and
 * columns (`meals_slug`): PostgreSQL names the index in the error, SQLite the columns.
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
