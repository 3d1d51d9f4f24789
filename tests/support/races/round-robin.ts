/** A request to a path of the site, by whichever of its web processes answers. */
export type SiteFetch = (path: string, init?: RequestInit) => Promise<Response>

/**
 * Sends each request to the next web process, as a proxy does: past one that takes no connection, and
 * past one that dies of a read. A write that broke off may have been done, so it is not sent again.
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

/** Read to its end, so that one that breaks off counts as none. */
async function bufferedAnswer(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  const body = await response.arrayBuffer()
  const { status, headers } = response
  return new Response(body, { status, headers })
}

/** No process was there to read the request. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
