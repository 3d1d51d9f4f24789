import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { type Arrival, arrivalOn, slowestOf } from './arrivals.ts'

/** What a stranger may take of this process by open connections. */
export type ConnectionBounds = {
  /** Requests of one connection that are not answered yet. Browsers send one, some programs a few. */
  inFlight: number
  /** Open connections in all. */
  connections: number
  /** Bytes that wait for clients to take them, in all connections together. */
  unsentBytes: number
  /** For how long (ms) a client may neither send nor take anything while it is its turn. */
  stallTimeout: number
  /** How often (ms) the bytes that wait are counted. */
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

/** How long (ms) a client may take for its headers, and for all of a request: an upload on a slow line. */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
}

/** What node:http answers by itself it answers at once, however many requests wait: see refuseNameless. */
const ownAnswers = { requireHostHeader: false }

type Turn = { request: IncomingMessage; response: ServerResponse; arrival: Arrival }

type Connection = {
  /** What is answered now, or was last. */
  current?: Turn
  /** What was sent before that was answered. */
  waiting: Turn[]
}

/**
 * A server that a stranger cannot fill. The requests of one connection are answered one after the other, so
 * that each connection costs one answer at most; and a client that does not take its answer is closed
 * before the memory runs out. `onClose` hears the reason for each connection that is closed so.
 */
export function createBoundedServer(
  listener: RequestListener,
  onClose: (reason: CloseReason) => void = () => undefined,
  bounds: ConnectionBounds = usualBounds,
): Server {
  /** The least recently used one first. */
  const open = new Map<Socket, Connection>()
  const close = (socket: Socket, reason: CloseReason) => {
    open.delete(socket)
    socket.destroy()
    onClose(reason)
  }

  const server = createServer({ ...patience, ...ownAnswers })
  server.on('request', takeTurn)
  // Whatever else than `100-continue` a client expects, it gets an answer.
  server.on('checkExpectation', takeTurn)

  function takeTurn(request: IncomingMessage, response: ServerResponse) {
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

  server.on('connection', (socket) => {
    open.set(socket, { waiting: [] })
    socket.once('close', () => open.delete(socket))
    if (open.size > bounds.connections) close(leastMissed(open, socket), 'crowded')
  })

  // Node's own time-outs of idle connections come here as well.
  server.timeout = bounds.stallTimeout
  server.on('timeout', (socket) => {
    const connection = open.get(socket)
    if (connection && isAtWork(connection)) socket.setTimeout(bounds.stallTimeout)
    else if (connection && !isAnswered(connection)) close(socket, 'stalled')
    else socket.destroy()
  })

  const review = setInterval(() => {
    let unsent = 0
    for (const socket of open.keys()) unsent += socket.writableLength
    for (const socket of open.keys()) {
      if (unsent <= bounds.unsentBytes) return
      const { writableLength } = socket
      if (writableLength > 0) close(socket, 'unsent')
      unsent -= writableLength
    }
  }, bounds.reviewEvery).unref()
  server.once('close', () => clearInterval(review))

  return server
}

/**
 * Whose place a new connection takes: the least recently used one that is neither worked for nor sends a
 * request, else the slowest of those that send one, else its own.
 */
function leastMissed(open: Map<Socket, Connection>, fresh: Socket): Socket {
  const arrivals: Arrival[] = []
  for (const [socket, connection] of open) {
    if (socket === fresh || isAtWork(connection)) continue
    if (!isSending(connection)) return socket
    if (connection.current) arrivals.push(connection.current.arrival)
  }
  return slowestOf(arrivals, (arrival) => arrival)?.socket ?? fresh
}

/** HTTP/1.1 asks for a 400 where a request does not name its host. */
function refuseNameless({ response }: Turn): void {
  response.writeHead(400, { Connection: 'close' }).end()
}

/** True before the first request, and once the client has all of the last answer. */
const isAnswered = ({ current }: Connection) =>
  !current || current.response.writableFinished || current.response.destroyed

/** True while the client waits for us, rather than we for the client to send or to take something. */
function isAtWork({ current }: Connection): boolean {
  if (!current?.request.complete || current.response.writableEnded) return false
  // A streamed answer stops here while its client does not read.
  return current.request.socket.writableLength === 0
}

/** True while a request that is not answered yet is on its way, as an upload is. */
const isSending = ({ current }: Connection) =>
  Boolean(current && !current.request.complete && !current.response.writableEnded)
