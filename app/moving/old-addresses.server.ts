import { storeRedirects } from '#app/redirects/redirects.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Remark } from './imported-thing.server.ts'
import { storedAtOnce } from './moved-redirects.server.ts'

/** Lets the addresses of an old site lead to the pages here, except where they are the same. */
export async function* addOldAddresses(
  app: App,
  admin: Admin,
  paths: Iterable<[from: string, to: string]>,
): AsyncGenerator<Remark> {
  const rows = [...paths]
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => ({ from, to, status: 301 as const }))
  let refused = 0
  for (let start = 0; start < rows.length; start += storedAtOnce) {
    const outcomes = await storeRedirects(app, admin, rows.slice(start, start + storedAtOnce))
    refused += outcomes.filter(({ result }) => result === 'refused').length
  }
  if (rows.length > 0)
    yield { remark: `${rows.length - refused} old addresses lead to the pages here` }
  if (refused > 0) yield { remark: `${refused} old addresses could not be kept` }
}
