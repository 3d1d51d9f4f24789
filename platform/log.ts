import pino from 'pino'

export type Log = pino.Logger

/** Structured JSON log on standard output. Secrets that could ride along in fields are cut out. */
export function createLog(level: string, fields: Record<string, unknown> = {}): Log {
  return pino({
    level,
    base: fields,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
  })
}
