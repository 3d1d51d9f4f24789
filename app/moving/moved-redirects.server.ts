import { z } from 'zod'
import { type RedirectRow, redirectInput } from '#app/redirects/redirect.ts'
import { everyRedirect, storeRedirects } from '#app/redirects/redirects.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { ImportedThing } from './imported-thing.server.ts'

/** How many redirects one transaction stores. */
export const storedAtOnce = 500

/** The redirects of this site, as a file has them. */
export async function readMovedRedirects(app: App, admin: Admin): Promise<RedirectRow[]> {
  const all = await everyRedirect(app, admin)
  return all.map(({ from, to, status }) => ({ from, to, status }))
}

/** Stores the redirects of a file; one of an address that has another redirect here replaces it. */
export async function* importRedirects(
  app: App,
  admin: Admin,
  lines: AsyncIterable<unknown>,
  dry: boolean,
): AsyncGenerator<ImportedThing> {
  let rows: RedirectRow[] = []
  const store = async () => {
    const outcomes = await storeRedirects(app, admin, rows, { dry })
    rows = []
    return outcomes.map((outcome): ImportedThing => {
      const thing = { kind: 'redirect', name: outcome.from, notes: [] }
      if (outcome.result === 'refused') {
        const notes = outcome.issues.map(({ msg }) => msg)
        return { ...thing, result: 'failed', notes }
      }
      return { ...thing, result: outcome.result === 'added' ? 'new' : outcome.result }
    })
  }
  for await (const line of lines) {
    const row = redirectInput.safeParse(line)
    if (row.success) rows.push(row.data)
    else yield { kind: 'redirect', name: nameOf(line), result: 'failed', notes: [fault] }
    if (rows.length >= storedAtOnce) yield* await store()
  }
  if (rows.length > 0) yield* await store()
}

const fault = 'it is not as this program writes it'

const nameOf = (line: unknown) =>
  z.object({ from: z.string() }).safeParse(line).data?.from.slice(0, 200) ?? 'without a name'
