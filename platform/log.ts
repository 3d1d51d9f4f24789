import pino from 'pino'

export type Log = pino.Logger

/** Lines are written together once they have this many bytes; a longer write could mix with other processes'. */
const together = 3000

/** No line waits longer than this (ms) to be written. */
const patience = 200

/** Structured JSON log on standard output. Secrets that could ride along in fields are cut out. */
export function createLog(level: string, fields: Record<string, unknown> = {}): Log {
  return pino(
    {
      level,
      base: fields,
      timestamp: timeField,
      redact: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
    },
    level === 'silent' ? silence : standardOutput(),
  )
}

/**
 * Writes lines of level `info` whose fields are JSON already and can hold no secret. A line of the log
 * itself costs four times as much, which matters where it is most of the work.
 */
export function infoLines(log: Log): (fields: string, msg: string) => void {
  const stream: { write(line: string): void } = Reflect.get(log, pino.symbols.streamSym)
  const level = pino.levels.values.info
  return (fields, msg) => {
    if (!log.isLevelEnabled('info')) return
    stream.write(`{"level":${level}${timeField()},${fields},"msg":"${msg}"}\n`)
  }
}

const silence = { write() {} }

let output: ReturnType<typeof pino.destination> | undefined

/** A write for each line would cost a cached page a tenth of its time. */
function standardOutput() {
  if (output) return output
  const opened = pino.destination({
    dest: 1,
    sync: true,
    minLength: together,
    periodicFlush: patience,
  })
  process.on('exit', () => opened.flushSync())
  output = opened
  return opened
}

let lastTime = 0
let lastField = ''

/** The time of a line; several lines often have the same. */
function timeField(): string {
  const now = Date.now()
  if (now !== lastTime) lastField = `,"time":"${new Date(now).toISOString()}"`
  lastTime = now
  return lastField
}
