import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The server's reaction to one request: an answer, or no answer until the caller disconnects. */
export type AiAnswer =
  | { status?: number; headers?: Record<string, string>; json: unknown }
  | { status?: number; headers?: Record<string, string>; body: string | Buffer }
  | 'silence'
  | 'hang up'

export type AiRequest = {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

export type AiServer = {
  /** The address of its API for OPENAI_BASE_URL. */
  url: string
  requests: AiRequest[]
  /** Sets the answers to the next requests, in order; the last one is used for all further requests. */
  say(...answers: AiAnswer[]): void
  close(): Promise<void>
}

/** An HTTP server that simulates a part of the OpenAI API, including failures. */
export async function startAiServer(): Promise<AiServer> {
  const requests: AiRequest[] = []
  const waiting: AiAnswer[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (request.method === 'POST') {
      requests.push({ path, headers: request.headers, body: JSON.parse(await text(request)) })
    }
    const said = waiting.length > 1 ? waiting.shift() : waiting[0]
    give(response, said ?? { status: 500, json: { error: { message: 'No answer was told' } } })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    say(...answers) {
      waiting.splice(0, waiting.length, ...answers)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function give(response: ServerResponse, answer: AiAnswer) {
  if (answer === 'silence') return
  if (answer === 'hang up') return response.destroy()
  const body = 'json' in answer ? JSON.stringify(answer.json) : answer.body
  const type = 'json' in answer ? { 'content-type': 'application/json' } : {}
  response.writeHead(answer.status ?? 200, { ...type, ...answer.headers }).end(body)
}

/** The API's answer with a picture. */
export const pictureAnswer = (picture: Uint8Array): AiAnswer => ({
  json: { created: 1, data: [{ b64_json: Buffer.from(picture).toString('base64') }] },
})

/** The API's answer with text, as a chat completion. */
export const textAnswer = (
  content: string | null,
  more: Record<string, unknown> = {},
): AiAnswer => ({
  json: {
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [
      { index: 0, finish_reason: 'stop', message: { role: 'assistant', content, ...more } },
    ],
    usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
  },
})

/** An error in the API's format. */
export const errorAnswer = (
  status: number,
  error: { message: string; code?: string; type?: string },
  headers: Record<string, string> = {},
): AiAnswer => ({ status, headers, json: { error: { type: 'invalid_request_error', ...error } } })
