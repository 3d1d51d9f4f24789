import pg from 'pg'

/** A connection to PostgreSQL that listens on a channel. */
export type Listener = {
  /** Runs a query on this connection; undefined while it is down. */
  ask(query: string): Promise<Record<string, unknown>[] | undefined>
  close(): Promise<void>
}

type Events = {
  onMessage(payload: string): void
  /** Called when listening has begun. Earlier messages are lost. */
  onReady(): void
  /** Called once each time the connection is lost. */
  onLost(error: Error): void
}

/** A connection that takes longer (ms) than this to answer is treated as lost. */
const answerTimeout = 1000

/** Delay (ms) before the first reconnection; it doubles with each further try. */
const firstRetry = 200
const longestRetry = 5000

/** Keeps a separate connection listening, and reconnects whenever it is lost. */
export function startListener(connectionString: string, channel: string, events: Events): Listener {
  let listening: pg.Client | undefined
  let down = false
  let delay = firstRetry
  let retry: NodeJS.Timeout | undefined
  let closed = false
  let connecting = connect()

  async function connect(): Promise<void> {
    const client = openClient(connectionString)
    let lost = false
    const lose = (error: Error) => {
      if (lost) return
      lost = true
      if (listening === client) listening = undefined
      // The connection may already be lost, in which case closing it fails.
      client.end().catch(() => undefined)
      tryAgain(error)
    }
    client.on('error', lose)
    client.on('end', () => lose(new Error('PostgreSQL ended the connection')))
    client.on('notification', ({ payload }) => events.onMessage(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      return lose(toError(error))
    }
    if (lost || closed) return lose(new Error('closed'))
    listening = client
    down = false
    delay = firstRetry
    events.onReady()
  }

  function tryAgain(error: Error) {
    if (closed) return
    if (!down) events.onLost(error)
    down = true
    retry = setTimeout(() => {
      connecting = connect()
    }, delay).unref()
    delay = Math.min(2 * delay, longestRetry)
  }

  return {
    async ask(query) {
      const client = listening
      if (!client) return undefined
      try {
        return (await client.query(query)).rows
      } catch (error) {
        client.emit('error', toError(error))
        return undefined
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await connecting
      await listening?.end()
    },
  }
}

function openClient(connectionString: string): pg.Client {
  return new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    query_timeout: answerTimeout,
    keepAlive: true,
    application_name: 'platewise listener',
  })
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
