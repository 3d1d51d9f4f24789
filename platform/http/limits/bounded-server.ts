import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { type Arrival, arrivalOn, slowestOf } from './arrivals.ts'

/** Limits for what clients can use up with open connections. */
export type ConnectionBounds = {
  /** Unanswered requests per connection. Browsers send one at a time, some programs a few. */
  inFlight: number
  /** Open connections in total. */
  connections: number
  /** Bytes buffered for clients, of all connections together. */
  unsentBytes: number
  /** How long (ms) a client may neither send nor receive while the server waits for it. */
  stallTimeout: number
  /** How often (ms) the buffered bytes are checked, and, once the server stops, idle connections. */
  reviewEvery: number
}

export const usualBounds: ConnectionBounds = {
  inFlight: 16,
  connections: 1000,
  unsentBytes: 64 * 1024 * 1024,
  stallTimeout: 20_000,
  reviewEvery: 250,
}

/** Why a connection was closed. */
export type CloseReason = 'pipelined' | 'crowded' | 'unsent' | 'stalled'

/** How long (ms) a client may take to send its headers and its whole request, for uploads on slow lines. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
}

/** The host of requests without one, which HTTP/1.0 allows; links are made with the address of the site instead. */
export const namelessHost = 'localhost'

/** node:http would send this error at once, out of order; refuseNameless sends it in order. */
const serverOptions = { requireHostHeader: false }

type Turn = { request: IncomingMessage; response: ServerResponse; arrival: Arrival }

type Connection = {
  /** The request being answered, or the last one answered. */
  current?: Turn
  /** Requests that arrived while another one was being answered. */
  waiting: Turn[]
}

/** The open connections; the least recently used one comes first. */
type Connections = Map<Socket, Connection>

type Close = (socket: Socket, reason: CloseReason) => void

/**
 * An HTTP server that limits what a client can use up. The requests of one connection are answered one at a
 * time, so that a connection costs at most one answer. Connections whose clients do not read their answer are
 * closed before memory runs out. `onClose` is called with the reason for each connection closed because of a
 * limit. Once `close` was called, each connection is closed after its answer, or soon if it is idle.
 */
export function createBoundedServer(
  listener: RequestListener,
  onClose: (reason: CloseReason) => void = () => undefined,
  bounds: ConnectionBounds = usualBounds,
): Server {
  const open: Connections = new Map()
  const close: Close = (socket, reason) => {
    open.delete(socket)
    socket.destroy()
    onClose(reason)
  }

  const server = createServer({ ...timeouts, ...serverOptions })
  // Node's own takes an answer that a slow client still receives for a finished one.
  server.closeIdleConnections = () => {
    for (const [socket, connection] of open) if (isIdle(connection)) socket.destroy()
  }
  const takeTurn = takingTurns(closingOnceStopped(server, listener), open, bounds, close)
  server.on('request', takeTurn)
  // Requests with an unknown Expect header are answered too.
  server.on('checkExpectation', takeTurn)
  server.on('connection', (socket) => {
    open.set(socket, { waiting: [] })
    socket.once('close', () => open.delete(socket))
    if (open.size > bounds.connections) close(connectionToClose(open, socket), 'crowded')
  })

  closeStalled(server, open, bounds, close)
  const review = setInterval(() => {
    closeUnread(open, bounds, close)
    if (!server.listening) server.closeIdleConnections()
  }, bounds.reviewEvery).unref()
  server.once('close', () => clearInterval(review))
  return server
}

/** Otherwise, a server that stops would go on answering a connection whose client never rests. */
function closingOnceStopped(server: Server, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!server.listening) response.shouldKeepAlive = false
    listener(request, response)
  }
}

/** Passes the requests of each connection to the listener one at a time. */
function takingTurns(
  listener: RequestListener,
  open: Connections,
  bounds: ConnectionBounds,
  close: Close,
): RequestListener {
  function start(connection: Connection, turn: Turn) {
    connection.current = turn
    const { request, response } = turn
    if (request.httpVersion === '1.1' && request.headers.host === undefined) refuseNameless(turn)
    else listener(request, response)
  }

  function startNextAfter(connection: Connection) {
    connection.current?.response.once('close', () => {
      const next = connection.waiting.shift()
      if (!next?.request.socket.writable) return
      start(connection, next)
      if (connection.waiting.length > 0) startNextAfter(connection)
    })
  }

  return (request, response) => {
    const { socket } = request
    const connection = open.get(socket)
    if (!connection) return
    open.delete(socket)
    open.set(socket, connection)
    const turn = { request, response, arrival: arrivalOn(socket) }
    if (connection.waiting.length === 0 && isAnswered(connection)) return start(connection, turn)
    connection.waiting.push(turn)
    if (connection.waiting.length >= bounds.inFlight) close(socket, 'pipelined')
    else if (connection.waiting.length === 1) startNextAfter(connection)
  }
}

/** Closes connections on which nothing moves while the server waits for their client. */
function closeStalled(server: Server, open: Connections, bounds: ConnectionBounds, close: Close) {
  server.timeout = bounds.stallTimeout
  // Node's own timeouts of idle connections cause this event as well.
  server.on('timeout', (socket) => {
    const connection = open.get(socket)
    if (connection && isAtWork(connection)) socket.setTimeout(bounds.stallTimeout)
    else if (connection && !isAnswered(connection)) close(socket, 'stalled')
    else socket.destroy()
  })
}

/** Closes the least recently used connections whose clients do not read, if too much is buffered for all. */
function closeUnread(open: Connections, bounds: ConnectionBounds, close: Close) {
  for (const socket of unreadBeyond(open, bounds.unsentBytes)) close(socket, 'unsent')
}

/** The connections to close so that at most `limit` bytes are buffered. */
function unreadBeyond(open: Connections, limit: number): Socket[] {
  let unsent = 0
  for (const socket of open.keys()) unsent += socket.writableLength
  const unread: Socket[] = []
  for (const socket of open.keys()) {
    if (unsent <= limit) break
    if (socket.writableLength > 0) unread.push(socket)
    unsent -= socket.writableLength
  }
  return unread
}

/**
 * The connection to close for a new one: the least recently used one that is neither being answered nor
 * sending a request, or else the slowest sender, or else the new one itself.
 */
function connectionToClose(open: Connections, fresh: Socket): Socket {
  const arrivals: Arrival[] = []
  for (const [socket, connection] of open) {
    if (socket === fresh || isAtWork(connection)) continue
    if (!isSending(connection)) return socket
    if (connection.current) arrivals.push(connection.current.arrival)
  }
  return slowestOf(arrivals, (arrival) => arrival)?.socket ?? fresh
}

/** HTTP/1.1 requires a 400 for a request without a Host header. */
function refuseNameless({ response }: Turn): void {
  response.writeHead(400, { Connection: 'close' }).end()
}

/** True before the first request, and after the client has received the whole last answer. */
const isAnswered = ({ current }: Connection) =>
  !current || current.response.writableFinished || current.response.destroyed

/** True when nothing is to be answered or received any more. */
const isIdle = (connection: Connection) => connection.waiting.length === 0 && isAnswered(connection)

/** True while the client waits for the server, and not the server for the client to send or receive. */
function isAtWork({ current }: Connection): boolean {
  if (!current?.request.complete || current.response.writableEnded) return false
  // A streamed answer has buffered bytes while its client does not read.
  return current.request.socket.writableLength === 0
}

/** True while an unanswered request is still being received, such as an upload. */
const isSending = ({ current }: Connection) =>
  Boolean(current && !current.request.complete && !current.response.writableEnded)
