/** node:http alone: answers every request with the bytes and headers that it was given. */
import { createServer } from 'node:http'
import { readTask, reportTo } from './measured-server.ts'

/** Header names and values in turn. */
export type BareAnswer = { headers: string[]; body: Uint8Array }

const { headers, body } = await readTask<BareAnswer>()
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) reportTo(address.port)
})
