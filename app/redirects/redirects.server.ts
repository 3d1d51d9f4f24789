import type { Staff } from '#platform/api/caller.ts'
import { type Paging, pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { bumpContentVersion } from '#platform/database/versions/content-version.ts'
import { conflict, type Issue, invalid, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import {
  addressKey,
  circleOf,
  pathKey,
  readFrom,
  readTo,
  thingAt,
  withoutVariant,
} from './addresses.ts'
import type { Redirect, RedirectRow, RedirectsReport } from './redirect.ts'
import * as store from './redirects.db.server.ts'

type Found = { to: string; status: 301 | 302 }

/**
 * Where the redirect of a path, or of what it was a variant of, leads; null without one, and for what visitors do not
 * see, whose address would tell its title. Ask only if nothing else answers, except for the ids of an old blog
 * (`/?p=12`), for which the home page would.
 */
export async function findRedirect(app: App, pathname: string, search = ''): Promise<Found | null> {
  const plain = withoutVariant(pathname)
  const row =
    (await store.redirectFrom(app.db, addressKey(pathname, search))) ??
    (plain ? await store.redirectFrom(app.db, pathKey(plain)) : undefined)
  if (!row) return null
  const thing = thingAt(row.to_address)
  if (thing && (await store.isHidden(app.db, thing))) return null
  return { to: row.to_address, status: row.status }
}

export async function listRedirects(
  app: App,
  _staff: Staff,
  { search, ...paging }: Paging & { search?: string },
) {
  const { rows, total } = await store.pageOfRedirects(app.reads, paging, search || undefined)
  return { redirects: rows.map(toRedirect), ...pageOf(total, paging) }
}

/**
 * Adds a redirect. Throws 400 with all problems of its addresses, also if it would lead in a circle, and 409
 * if the old address already has a redirect.
 */
export async function addRedirect(app: App, _staff: Staff, row: RedirectRow): Promise<Redirect> {
  return await inTransaction(app, async (app) => {
    const known = await lockRedirects(app)
    const checked = checkRow(app, row, known)
    if ('issues' in checked) throw invalid(checked.issues)
    if (known.has(checked.from)) {
      throw conflict('This address already has a redirect. Delete that one first.', 'from')
    }
    const stored = await storeChecked(app, checked)
    await forgetHomePage(app, [checked])
    return toRedirect(stored)
  })
}

/**
 * Adds many redirects in one transaction; one of an address that already has a redirect replaces it. Rows
 * that cannot be added are reported and left out. Repeating it changes nothing.
 */
export async function addRedirects(
  app: App,
  staff: Staff,
  rows: readonly RedirectRow[],
): Promise<RedirectsReport> {
  const report: RedirectsReport = { added: 0, changed: 0, same: 0, refused: [] }
  for (const [index, outcome] of (await storeRedirects(app, staff, rows)).entries()) {
    if (outcome.result !== 'refused') {
      report[outcome.result] += 1
      continue
    }
    const { from, to } = outcome
    const told = outcome.issues.map(({ msg, path = 'from' }) => ({ from, to, msg, path }))
    report.refused.push(...told.map((issue) => ({ row: index + 1, ...issue })))
  }
  return report
}

type Outcome = RedirectRow &
  ({ result: 'added' | 'changed' | 'same' } | { result: 'refused'; issues: Issue[] })

/** The same, with what became of each row; `dry` stores nothing. */
export async function storeRedirects(
  app: App,
  _staff: Staff,
  rows: readonly RedirectRow[],
  { dry = false } = {},
): Promise<Outcome[]> {
  return await inTransaction(app, async (app) => {
    const known = await lockRedirects(app)
    const outcomes: Outcome[] = []
    const changed: Checked[] = []
    for (const row of rows) {
      const checked = checkRow(app, row, known)
      if ('issues' in checked) {
        outcomes.push({ ...row, result: 'refused', issues: checked.issues })
        continue
      }
      const earlier = known.get(checked.from)
      const isSame = earlier?.to === checked.to && earlier.status === checked.status
      outcomes.push({ ...row, result: isSame ? 'same' : earlier ? 'changed' : 'added' })
      if (isSame) continue
      if (!dry) await storeChecked(app, checked)
      known.set(checked.from, checked)
      changed.push(checked)
    }
    if (!dry) await forgetHomePage(app, changed)
    return outcomes
  })
}

/** All redirects, oldest first. */
export async function everyRedirect(app: App, _staff: Staff): Promise<Redirect[]> {
  const rows = await store.allRedirects(app.db)
  return rows.map(toRedirect).toSorted((a, b) => (a._id < b._id ? -1 : 1))
}

/** Deletes a redirect. Throws 404 if there is none. */
export async function deleteRedirect(app: App, _staff: Staff, id: string): Promise<void> {
  if (!(await store.removeRedirect(app.db, id))) throw notFound('Redirect not found')
}

/** Something that moves to another path, and whether visitors saw it before and see it now. */
type Move = { from: string; to: string; wasPublic: boolean; isPublic: boolean }

/**
 * In the transaction that moves something to another path: what led to the old path leads to the new one, and so does
 * the old path itself, if visitors knew it. A redirect of the new path is deleted if something answers there now, or if
 * it would lead to itself.
 */
export async function redirectMoved(
  app: App,
  _staff: Staff,
  { from, to, wasPublic, isPublic }: Move,
): Promise<void> {
  await takeTurns(app.db, 'redirects')
  await store.changeTargets(app.db, from, to)
  await store.removeRedirectFrom(app.db, pathKey(to), isPublic ? null : to)
  if (wasPublic) await storeChecked(app, { from: pathKey(from), to, status: 301 })
}

type Checked = Found & { from: string }

/** All redirects by their path; until the transaction ends, no other one adds any. */
async function lockRedirects(app: App): Promise<Map<string, Checked>> {
  await takeTurns(app.db, 'redirects')
  const rows = await store.allRedirects(app.db)
  return new Map(
    rows.map(({ from_path: from, to_address: to, status }) => [from, { from, to, status }]),
  )
}

function checkRow(
  { config }: App,
  row: RedirectRow,
  known: Map<string, Checked>,
): Checked | { issues: Issue[] } {
  const from = readFrom(row.from, config.siteUrl)
  const to = readTo(row.to, config.siteUrl)
  if ('issue' in from || 'issue' in to) {
    return { issues: [from, to].flatMap((read) => ('issue' in read ? [read.issue] : [])) }
  }
  const circle = circleOf(from.value, to.value, (path) => known.get(path)?.to)
  if (circle) return { issues: [{ msg: `This leads in a circle: ${shown(circle)}`, path: 'to' }] }
  return { from: from.value, to: to.value, status: row.status ?? 301 }
}

/** The home page may be cached for an id of an old blog, which leads elsewhere now. */
async function forgetHomePage(app: App, changed: Checked[]): Promise<void> {
  if (changed.some(({ from }) => from.startsWith('/?'))) await bumpContentVersion(app.db)
}

/** A long circle is shortened in the middle. */
const shown = (circle: string[]) =>
  (circle.length > 6 ? [...circle.slice(0, 3), '…', ...circle.slice(-2)] : circle).join(' to ')

async function storeChecked(app: App, { from, to, status }: Checked) {
  const created_at = timestamp(app.clock)
  const row = { id: newId(), from_path: from, to_address: to, status, created_at }
  await store.storeRedirect(app.db, row)
  return row
}

const toRedirect = (row: store.RedirectRecord): Redirect => ({
  _id: row.id,
  from: row.from_path,
  to: row.to_address,
  status: row.status,
  createdAt: row.created_at,
})
