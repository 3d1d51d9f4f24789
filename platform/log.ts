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
      redact: [
        'password',
        'token',
        'authorization',
        'keys',
        '*.password',
        '*.token',
        '*.authorization',
        '*.keys',
        '*.*.keys',
      ],
    },
    level === 'silent' ? silence : standardOutput(),
  )
}

/**
 * Writes lines of level `info` whose fields are JSON already and can hold no secret: `at` is their time
 * in ms. A line of the log itself costs four times as much, which counts where it is most of the work.
 */
export function infoLines(log: Log): (at: number, fields: string) => void {
  const stream: { write(line: string): void } = Reflect.get(log, pino.symbols.streamSym)
  const level = pino.levels.values.info
  return (at, fields) => {
    if (log.isLevelEnabled('info')) stream.write(`{"level":${level}${timeField(at)},${fields}}\n`)
  }
}

const lastSteps: (() => void)[] = []

/** Has something written to the log before the process ends. */
export function beforeExit(step: () => void): void {
  if (lastSteps.length === 0) process.on('exit', takeLastSteps)
  lastSteps.unshift(step)
}

function takeLastSteps() {
  for (const step of lastSteps) step()
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
  beforeExit(() => opened.flushSync())
  output = opened
  return opened
}

let lastTime = 0
let lastField = ''

/** The time of a line; several lines often have the same. */
function timeField(now = Date.now()): string {
  if (now !== lastTime) lastField = `,"time":"${new Date(now).toISOString()}"`
  lastTime = now
  return lastField
}
