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
  let listening: Connection | undefined
  let down = false
  let delay = firstRetry
  let retry: NodeJS.Timeout | undefined
  let closed = false
  let connecting = connect()

  async function connect(): Promise<void> {
    const connection = openConnection(connectionString, {
      onMessage: (payload) => events.onMessage(payload),
      onLost(error) {
        if (listening === connection) listening = undefined
        tryAgain(error)
      },
    })
    const listens = await connection.listen(channel)
    if (closed) connection.lose(new Error('closed'))
    if (!listens || closed) return
    listening = connection
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
    ask: async (query) => await listening?.ask(query),
    async close() {
      closed = true
      clearTimeout(retry)
      await connecting
      await listening?.close()
    },
  }
}

type Connection = ReturnType<typeof openConnection>

/** A single connection. `onLost` is called once, if it is lost or cannot be made. */
function openConnection(
  connectionString: string,
  { onMessage, onLost }: Pick<Events, 'onMessage' | 'onLost'>,
) {
  const client = openClient(connectionString)
  let lost = false
  function lose(error: Error) {
    if (lost) return
    lost = true
    // The connection may already be lost, in which case closing it fails.
    client.end().catch(() => undefined)
    onLost(error)
  }
  client.on('error', lose)
  client.on('end', () => lose(new Error('PostgreSQL ended the connection')))
  client.on('notification', ({ payload }) => onMessage(payload ?? ''))
  return {
    lose,
    /** Connects and listens on the channel. Resolves to false if the connection is lost before that. */
    async listen(channel: string): Promise<boolean> {
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
      } catch (error) {
        lose(toError(error))
      }
      return !lost
    },
    async ask(query: string) {
      try {
        return (await client.query(query)).rows
      } catch (error) {
        lose(toError(error))
        return undefined
      }
    },
    close: () => client.end(),
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
