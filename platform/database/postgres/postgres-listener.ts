import pg from 'pg'

/** A connection to PostgreSQL that hears what is told on a channel. */
export type Listener = {
  /** What a query answers on this connection; undefined while it is down. */
  ask(query: string): Promise<Record<string, unknown>[] | undefined>
  close(): Promise<void>
}

type Events = {
  onMessage(payload: string): void
  /** Listening has begun; what was told before is missed. */
  onReady(): void
  /** Told once for each time that the connection is down. */
  onLost(error: Error): void
}

/** An answer that takes longer (ms) comes from a connection that is as good as dead. */
const answerTimeout = 1000

/** The first new try (ms) after a loss; each further one waits twice as long. */
const firstRetry = 200
const longestRetry = 5000

/** Keeps a connection of its own listening, and makes a new one whenever it is lost. */
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
      // It may be dead already, and then has no goodbye to say.
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
