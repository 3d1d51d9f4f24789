/** node:http alone: answers every request with the bytes and headers that it was given. */
import { createServer } from 'node:http'
import { listenAndReport, readTask } from './measured-server.ts'

/** Header names and values in turn. */
export type BareAnswer = { headers: string[]; body: Uint8Array }

const { headers, body } = await readTask<BareAnswer>()
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
listenAndReport(server)
