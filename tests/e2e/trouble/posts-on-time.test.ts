import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { emptyPlace } from '#tests/support/servers/databases.ts'
import { openS3Server } from '#tests/support/servers/s3-server.ts'
import { runLargeSite } from '#tests/support/sites/running-site.ts'

vi.setConfig({ testTimeout: 240_000 })

const posts = 1000

/** SQL: posts that are due one after the other within half a minute, beginning in 10 seconds. */
const schedule = `
  insert into posts (id, title, slug, title_key, search_text, published, scheduled, published_at, listed_at,
    created_at, updated_at, tags, author_name)
  select gen_random_uuid(), 'Post ' || n, 'post-' || n, 'post ' || n, 'post ' || n, false, true, due, due,
    now(), now(), '[]', 'Test'
  from generate_series(1, ${posts}) as n,
    lateral (select now() + interval '10 s' + n * interval '30 ms' as due) as time`

/** SQL: a trigger that records each time a post goes live. */
const audit = `
  create table gone_live (post text not null, late double precision not null);
  create function note_live() returns trigger language plpgsql as $$
    begin
      insert into gone_live values
        (new.id, extract(epoch from clock_timestamp() - new.published_at));
      return new;
    end $$;
  create trigger note_live after update on posts for each row
    when (new.published and not old.published) execute function note_live()`

async function threeProcesses() {
  const { databaseUrl = '' } = await emptyPlace('postgres')
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-bucket-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const bucket = await openS3Server(folder)
  onTestFinished(bucket.close)
  const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ...bucket.settings }
  const site = await runLargeSite(settings, { webs: 3, workers: 1 })
  onTestFinished(site.remove)
  const sql = new pg.Client(databaseUrl)
  await sql.connect()
  onTestFinished(() => sql.end())
  return { site, sql }
}

describe('a thousand posts that are due within half a minute on three processes', () => {
  it('are each live once, a few seconds late at most, on the pages of every process', async () => {
    const { site, sql } = await threeProcesses()
    await sql.query(audit)
    await sql.query(schedule)
    const shownBy = async (url: string) => {
      const html = await (await fetch(`${url}/blogs`)).text()
      return Number(/Showing \d+ of (\d+) articles/.exec(html)?.[1])
    }
    for (const url of site.urls) expect(await shownBy(url)).toBe(0)
    const live = async () => {
      const { rows } = await sql.query(
        'select count(*)::int as all, count(distinct post)::int as posts, max(late) as latest, min(late) as first from gone_live',
      )
      return rows[0]
    }
    const until = Date.now() + 100_000
    while ((await live()).posts < posts && Date.now() < until) await pause(200)
    const done = Date.now()
    for (const url of site.urls)
      await expect.poll(() => shownBy(url), { timeout: 5000 }).toBe(posts)
    const shownAfter = (Date.now() - done) / 1000
    const result = await live()
    console.log({ ...result, shownAfter })
    expect(result).toMatchObject({ all: posts, posts })
    expect(result.first).toBeGreaterThanOrEqual(0)
    expect(result.latest).toBeLessThan(15)
  })
})
