import pino from 'pino'

export type Log = pino.Logger

/**
 * How many bytes of lines are collected for one write; larger writes could interleave with those of other
 * processes.
 */
const bufferBytes = 3000

/** How long (ms) a line may wait to be written. */
const maxDelay = 200

/** How many bytes of lines wait at most if they cannot be written; later ones are lost. */
const mostUnwritten = 1_000_000

/** Creates a structured JSON log on standard output. Fields with well-known names of secrets are removed. */
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
 * Returns a function that writes lines of level `info`, whose fields are already JSON and must contain no
 * secrets; `at` is the time in ms. This takes a quarter of the time of a normal log call, which matters for
 * the request log.
 */
export function infoLines(log: Log): (at: number, fields: string) => void {
  const stream: { write(line: string): void } = Reflect.get(log, pino.symbols.streamSym)
  const level = pino.levels.values.info
  return (at, fields) => {
    if (log.isLevelEnabled('info')) stream.write(`{"level":${level}${timeField(at)},${fields}}\n`)
  }
}

const lastSteps: (() => void)[] = []

/** Registers a function that writes remaining lines to the log before the process ends. */
export function beforeExit(step: () => void): void {
  if (lastSteps.length === 0) process.on('exit', runLastSteps)
  lastSteps.unshift(step)
}

function runLastSteps() {
  for (const step of lastSteps) step()
}

const silence = { write() {} }

let output: ReturnType<typeof pino.destination> | undefined

/** Lines are buffered, because writing each one would make cached pages 10% slower. */
function standardOutput() {
  if (output) return output
  const opened = pino.destination({
    dest: 1,
    sync: true,
    minLength: bufferBytes,
    periodicFlush: maxDelay,
    maxLength: mostUnwritten,
  })
  let isBroken = false
  // Nobody reads the log any more, or its disk is full: lines are lost, and the site goes on.
  opened.on('error', () => {
    isBroken = true
  })
  beforeExit(() => {
    isBroken = false
    opened.flush()
    // It never returns where the output cannot be written to.
    if (!isBroken) opened.flushSync()
  })
  output = opened
  return opened
}

let lastTime = 0
let lastField = ''

/** The time of a line; cached, because consecutive lines often have the same time. */
function timeField(now = Date.now()): string {
  if (now !== lastTime) lastField = `,"time":"${new Date(now).toISOString()}"`
  lastTime = now
  return lastField
}
