import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { samplePosts } from '#app/blog/samples/sample-posts.ts'
import { sampleMeals } from '#app/meals/samples/sample-meals.ts'
import { jsonBody } from '#tests/support/json-body.ts'
import { findLosses } from '#tests/support/races/find-losses.ts'
import { signIn, startEditors } from '#tests/support/races/mixed-writes.ts'
import { emptyPlace } from '#tests/support/servers/databases.ts'
import { openS3Server } from '#tests/support/servers/s3-server.ts'
import { watchFreshness } from '#tests/support/sites/fresh-pages.ts'
import { runLargeSite } from '#tests/support/sites/running-site.ts'
import { administrator } from '#tests/support/sites/site-process.ts'
import { startVisitors } from '#tests/support/sites/visitors.ts'

// Five processes and their visitors have to share a small machine.
vi.setConfig({ testTimeout: 180_000 })

/** Three web processes and two workers, started simultaneously on an empty database and bucket. */
async function aLargeSite(settings: Record<string, string> = {}) {
  const { databaseUrl = '' } = await emptyPlace('postgres')
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-bucket-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const bucket = await openS3Server(folder)
  onTestFinished(bucket.close)
  const all = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ...bucket.settings, ...settings }
  const site = await runLargeSite(all, { webs: 3, workers: 2 })
  onTestFinished(site.remove)
  const sql = new pg.Client(databaseUrl)
  await sql.connect()
  onTestFinished(() => sql.end())
  return { site, sql }
}

/** SQL: a trigger that records each time an image becomes ready. */
const audit = `
  create table made (image text not null);
  create function note_made() returns trigger language plpgsql as $$
    begin insert into made values (new.id); return new; end $$;
  create trigger note_made after update on images for each row
    when (new.status = 'ready' and old.status is distinct from 'ready') execute function note_made()`

describe('a site of three web processes and two workers', () => {
  it('loses nothing and shows nothing outdated while each of them is killed under load', async () => {
    const { site, sql } = await aLargeSite()
    await sql.query(audit)
    const ask = await signIn(site.fetch)
    const freshness = await watchFreshness(ask, site.urls)
    const editors = startEditors(ask, 3)
    const visitors = startVisitors(site.fetch, 3, 50)
    for (const kill of Object.values(site.kills)) {
      await pause(1000)
      await kill()
    }
    await pause(1000)
    await Promise.all([freshness.stop(), visitors.stop(), editors.stop()])

    expect(await findLosses(site.fetch, ask, editors.ledger)).toEqual({
      lost: [],
      cameBack: [],
      doubled: [],
      pending: [],
      failed: [],
      broken: [],
    })
    expect(freshness.found.stale).toEqual([])
    expect(freshness.found.looks).toBeGreaterThan(5)
    expect(new Set(visitors.visits.map(({ status }) => status))).toEqual(new Set([200]))
    const { rows } = await sql.query('select image from made order by image')
    const made = rows.map(({ image }) => image)
    expect(editors.ledger.images.size).toBeGreaterThan(0)
    expect(made).toEqual([...new Set(made)])
    expect(made).toEqual(expect.arrayContaining([...editors.ledger.images]))
  })

  it('is initialised once on an empty database, and shares sign-ins and limits', async () => {
    const { site, sql } = await aLargeSite({ SAMPLE_CONTENT: 'on' })
    const count = async (table: string) =>
      Number((await sql.query(`select count(*) from ${table}`)).rows[0].count)
    expect(await count('users')).toBe(1)
    expect(await count('meals')).toBe(sampleMeals.length)
    expect(await count('posts')).toBe(samplePosts.length)

    const [first, second, third] = site.urls
    const call = (url: string | undefined, method: string, address: string, more = {}) =>
      fetch(`${url}/api${address}`, { method, ...more })
    const signIn = await call(first, 'POST', '/auth/login', jsonBody(administrator))
    const { token } = await signIn.json()
    const headers = { 'x-auth-token': token }
    const known = () =>
      Promise.all(
        site.urls.map(async (url) => (await call(url, 'GET', '/auth', { headers })).status),
      )
    expect(await known()).toEqual([200, 200, 200])
    await call(second, 'POST', '/auth/logout', { headers })
    expect(await known()).toEqual([401, 401, 401])

    const sender = { name: 'Ada', email: 'ada@example.com', subject: 'Hello' }
    const message = jsonBody({ ...sender, message: 'Are there peas?' })
    const sent: number[] = []
    for (const url of [first, second, third, first, second, third, first]) {
      sent.push((await call(url, 'POST', '/contact', message)).status)
    }
    expect(sent).toEqual([201, 201, 201, 201, 201, 429, 429])
  })
})
