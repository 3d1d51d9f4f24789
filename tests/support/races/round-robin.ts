/** Sends a request for a path to one of the site's web processes. */
export type SiteFetch = (path: string, init?: RequestInit) => Promise<Response>

/**
 * Sends each request to the next web process, as a proxy does. It skips processes that refuse the connection
 * or die during a read. An interrupted write may have been done, so it is not repeated.
 */
export function roundRobin(urls: string[]): SiteFetch {
  let turn = 0
  return async (path, init = {}) => {
    for (let tries = 1; ; tries += 1) {
      turn += 1
      try {
        return await bufferedAnswer(urls[turn % urls.length] + path, init)
      } catch (error) {
        const again = isRefused(error) || (init.method ?? 'GET') === 'GET'
        if (!again || tries > urls.length) throw error
      }
    }
  }
}

/** Reads the whole answer, so that an interrupted one counts as an error. */
async function bufferedAnswer(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  const body = await response.arrayBuffer()
  const { status, headers } = response
  return new Response(body, { status, headers })
}

/** True if no process accepted the connection. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
