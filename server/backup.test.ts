import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import { listRevisions } from '#app/blog/revisions/revisions.server.ts'
import { listMessages } from '#app/contact/contact.server.ts'
import { checkMedia } from '#app/images/files/care-for-files.server.ts'
import { insertImage } from '#app/images/images.db.server.ts'
import { newImage, recordUses } from '#app/images/images.server.ts'
import { readHouseStyle } from '#app/images/making/house-style.server.ts'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { getMealBySlug, listMeals } from '#app/meals/meals.server.ts'
import { listOwnFoods } from '#app/nutrition/own-foods/own-foods.server.ts'
import { migrations } from '#migrations/index.ts'
import { commandLine } from '#platform/api/caller.ts'
import { withArchive } from '#platform/backup/read-backup.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { archivedTables, pagesOf } from '#platform/backup/tables.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { contentVersion } from '#platform/database/versions/content-version.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { jobKind, priorities } from '#platform/jobs/job.ts'
import { projectRoot } from '#platform/project-root.ts'
import { readSiteAddress, storeSiteAddress } from '#platform/settings/site-address.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildImage } from '#tests/support/builders/build-post.ts'
import { buildUser } from '#tests/support/builders/build-user.ts'
import { countDeadlocks } from '#tests/support/races/deadlocks.ts'
import {
  describeOnAll,
  describeOnBoth,
  type Open,
  openTestDatabase,
} from '#tests/support/servers/databases.ts'
import { majorOf, programsOf } from '#tests/support/servers/postgres-versions.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const archiveFile = () => path.join(temporaryFolder(), 'site.tar')

/** A site with meals, users, an image with a file, and edge-case values of every column type. */
async function openStocked(open: Open) {
  const app = await openTestApp(open)
  const user = await buildUser(app, 'Admin')
  const key = 'a'.repeat(32)
  const row = newImage(app, user, {
    source: 'generated',
    status: 'ready',
    seed: 2_147_483_647,
    media_key: key,
    variants: { webp: [320], avif: [] },
    width: 320,
    height: 320,
  })
  await insertImage(app.db, row)
  await recordUses(app, { kind: 'author', ownerId: user._id }, [row.id])
  await app.media.put(`${key}-320.webp`, Buffer.from('a plate'))
  await buildMeal(app, { title: 'Daal with “roti” & \n naan', imageId: row.id })
  await buildMeal(app, { title: 'بریانی', isPublished: false })
  await buildMeal(app, { title: 'Figures by hand', nutritionData: { calories: 1500 } })
  return app
}

const everyRow = async (app: TestApp) => {
  const all: Record<string, unknown[]> = {}
  await app.db.transaction().execute(async (db) => {
    for (const table of await archivedTables(db)) {
      const rows: unknown[] = []
      for await (const page of pagesOf(db, table)) rows.push(...page)
      all[table] = rows
        .map((row) => JSON.stringify(row, Object.keys(Object(row)).toSorted()))
        .toSorted()
    }
  })
  return all
}

const sqlite = () => openTestDatabase('sqlite')
const newest = () => openTestDatabase('postgres')
const oldest = () => openTestDatabase('postgres', 'oldest')

/** Source and target databases, including the oldest PostgreSQL if it is available for this platform. */
const moves: [string, Open, Open][] = [
  ['from SQLite, restored on PostgreSQL', sqlite, newest],
  ['from PostgreSQL, restored on SQLite', newest, sqlite],
  ['from SQLite, restored on SQLite', sqlite, sqlite],
  ['from PostgreSQL, restored on PostgreSQL', newest, newest],
]
if (programsOf('oldest')) {
  const major = majorOf('oldest')
  moves.push(
    [`from PostgreSQL ${major}, restored on PostgreSQL`, oldest, newest],
    [`from PostgreSQL, restored on PostgreSQL ${major}`, newest, oldest],
  )
}

describe.each(moves)('a backup %s', (_name, from, to) => {
  it('restores every row and file, replacing what was there', async () => {
    const app = await openStocked(from)
    const file = archiveFile()
    const report = await writeBackup(app, file)
    expect(report).toMatchObject({ files: 1 })
    const other = await openTestApp(to)
    await buildMeal(other, { title: 'Not in the archive' })
    const version = await contentVersion(other.db)
    await restoreBackup(other, file, migrations)
    expect(await everyRow(other)).toEqual(await everyRow(app))
    expect(Buffer.from(await other.media.get(`${'a'.repeat(32)}-320.webp`)).toString()).toBe(
      'a plate',
    )
    expect(await contentVersion(other.db)).toBeGreaterThan(version)
    // The search finds the restored rows and no others.
    const found = await listMeals(other, null, { search: 'roti', page: 1, limit: 24 })
    expect(found.meals).toHaveLength(1)
    expect((await listMeals(other, null, { search: 'archive', page: 1, limit: 24 })).total).toBe(0)
  })
})

const sampleJob = jobKind({
  name: 'sample',
  payload: z.object({ name: z.string() }),
  run: async () => undefined,
})

describe.each(moves)('jobs in a backup %s', (_name, from, to) => {
  const claim = { owner: 'here|1|', kinds: [sampleJob], lowestPriority: priorities.idle }

  it('are queued again, and failed ones are kept', async () => {
    const app = await openTestApp(from)
    for (const name of ['failed', 'running']) {
      await enqueue(app, sampleJob, { name })
      const job = await app.jobs.take(app, claim)
      if (job && name === 'failed') await app.jobs.fail(app, job, new Error('burnt'))
    }
    await enqueue(app, sampleJob, { name: 'waiting' }, { priority: 'high' })
    const file = archiveFile()
    await writeBackup(app, file)
    const other = await openTestApp(to)
    await enqueue(other, sampleJob, { name: 'not in the archive' })
    await restoreBackup(other, file, migrations)
    const columns = ['id', 'kind', 'payload', 'status', 'priority', 'run_at', 'last_error'] as const
    const jobsOf = ({ db }: TestApp) =>
      db.selectFrom('jobs').select(columns).orderBy('id').execute()
    const jobs = await jobsOf(app)
    expect(await jobsOf(other)).toEqual(
      jobs.map((job) => (job.status === 'running' ? { ...job, status: 'waiting' } : job)),
    )
    const next = await other.jobs.take(other, claim)
    expect(next).toMatchObject({ payload: { name: 'waiting' }, attempts: 1 })
  })
})

describeOnBoth('an archive', (open) => {
  it('is refused as a whole if it was truncated or changed, and nothing is lost', async () => {
    const app = await openStocked(open)
    const file = archiveFile()
    await writeBackup(app, file)
    const whole = readFileSync(file)
    const before = await everyRow(app)
    const changed = Buffer.from(whole)
    changed.write('A', whole.indexOf('a plate'))
    const faults: [string, Buffer][] = [
      ['cut short', whole.subarray(0, whole.length - 2048)],
      ['cut in the middle', whole.subarray(0, Math.floor(whole.length / 2))],
      ['changed', changed],
      ['no archive', Buffer.from('hello')],
      ['empty', Buffer.alloc(0)],
    ]
    for (const [name, bytes] of faults) {
      writeFileSync(file, bytes)
      await expect(restoreBackup(app, file, migrations), name).rejects.toMatchObject({
        status: 400,
      })
    }
    expect(await everyRow(app)).toEqual(before)
  })

  it('is a snapshot of one moment while others write', async () => {
    const app = await openTestApp(open)
    for (let n = 0; n < 20; n++) await buildMeal(app, { title: `Meal ${n}` })
    const file = archiveFile()
    let writing = true
    const writes = (async () => {
      for (let n = 20; writing; n++) {
        await buildMeal(app, { title: `Meal ${n}` })
        // SQLite answers synchronously, but the archive's streams need turns of the event loop.
        await pause()
      }
    })()
    await writeBackup(app, file)
    writing = false
    await writes
    await withArchive(
      file,
      { migrations, dataDir: app.config.dataDir },
      async ({ contents: { rows } }) => {
        expect(rows.meals).toBeGreaterThanOrEqual(20)
      },
    )
  })

  it('does not change the address of the site', async () => {
    const app = await openTestApp(open)
    const file = archiveFile()
    await storeSiteAddress(app, 'https://one.example')
    await writeBackup(app, file)
    for (const address of ['https://two.example', undefined]) {
      await storeSiteAddress(app, address)
      await restoreBackup(app, file, migrations)
      expect(await readSiteAddress(app)).toBe(address)
    }
  })

  it('ends all sessions, links and tokens, so that none that was ended is restored', async () => {
    const app = await openTestApp(open)
    const file = archiveFile()
    const user = await buildUser(app, 'Admin')
    const now = app.clock.now().toISOString()
    const token = { hash: 'h', user_id: user._id, created_at: now, last_used_at: now }
    await app.db.insertInto('tokens').values(token).execute()
    const times = { created_at: now, expires_at: now }
    const link = { hash: 'h', purpose: 'reset', user_id: user._id, email: null, ...times } as const
    await app.db.insertInto('mail_tokens').values(link).execute()
    const invited = { id: 'i', email: 'a@b.example', name: 'A', role: 'User', ...times } as const
    const invitation = { ...invited, token_hash: 'h', mail_hash: null }
    await app.db.insertInto('invitations').values(invitation).execute()
    const program = { id: 'p', hash: 'h', name: 'P', scope: 'read', user_id: user._id } as const
    await app.db
      .insertInto('api_tokens')
      .values({ ...program, ...times, last_used_at: null })
      .execute()
    await writeBackup(app, file)
    await restoreBackup(app, file, migrations)
    for (const table of ['tokens', 'mail_tokens', 'invitations', 'api_tokens'] as const) {
      expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
  })
})

/** Archives written by earlier versions, named after their last migration. */
const archives = path.join(projectRoot(), 'tests/archives')

/** The archive that has at least one row of every archived kind. */
const withEverything = '0012-pg-boss.tar'

describe('an archive of another version', () => {
  it.each(readdirSync(archives))(
    'is restored from %s and migrated to this schema',
    async (name) => {
      const app = await openTestApp()
      await restoreBackup(app, path.join(archives, name), migrations)
      const { meals } = await listMeals(app, null, { search: 'salmon', page: 1, limit: 24 })
      expect(meals).toMatchObject([
        {
          title: 'Grilled salmon with quinoa',
          categories: [{ name: 'Keto' }],
          mealType: { slug: 'lunch' },
          items: [{ group: 'fish' }, { group: 'grain' }],
        },
      ])
      expect(await checkMedia(app)).toMatchObject({ images: 1, damaged: [] })
    },
  )

  it('contains its posts with revisions, messages, settings, paid calls, imported foods and former addresses', async () => {
    const app = await openTestApp()
    await restoreBackup(app, path.join(archives, withEverything), migrations)
    const post = await getPostBySlug(app, null, 'why-we-eat-salmon')
    expect(post).toMatchObject({ title: 'Why we eat salmon', tags: ['fish', 'Omega 3'] })
    expect((await listRevisions(app, editor, post._id)).revisions).toHaveLength(2)
    expect((await getMealBySlug(app, null, 'grilled-salmon-with-quinoa')).slug).toBe(
      'salmon-and-quinoa',
    )
    const { messages } = await listMessages(app, editor, { page: 1, limit: 20 })
    expect(messages).toMatchObject([{ message: 'Are there peas?', status: 'new' }])
    expect(await readHouseStyle(app)).toBe('{prompt} on a blue plate')
    expect(await app.db.selectFrom('ai_calls').select('status').execute()).toEqual([
      { status: 'spent' },
    ])
    expect(await listOwnFoods(app, commandLine, 'granola')).toHaveLength(1)
  })

  it('is refused if it is newer than the program', async () => {
    const app = await openStocked(sqlite)
    const file = archiveFile()
    await writeBackup(app, file)
    const older = migrations.slice(0, -1)
    await expect(restoreBackup(app, file, older)).rejects.toThrow('newer than this program')
  })
})

describeOnAll('a restore', (open) => {
  it('runs alone: concurrent writes happen before or after it', async () => {
    const app = await openMealsApp(open)
    const images = [await buildImage(app), await buildImage(app)]
    for (let n = 0; n < 5; n += 1) await buildMeal(app, { imageId: images[n % 2]?._id })
    const meal = await buildMeal(app, { imageId: images[0]?._id })
    const file = archiveFile()
    await writeBackup(app, file)
    let isDone = false
    const writers = Array.from({ length: 12 }, async (_, place) => {
      while (!isDone) {
        await updateMeal(app, editor, meal._id, { imageId: images[place % 2]?._id })
        await buildMeal(app, { imageId: images[place % 2]?._id })
        await pause()
      }
    })
    try {
      for (let n = 0; n < 3; n += 1) await restoreBackup(app, file, migrations)
    } finally {
      isDone = true
    }
    await Promise.all(writers)
    await restoreBackup(app, file, migrations)
    const { total } = await listMeals(app, null, { page: 1, limit: 24 })
    expect(total).toBe(6)
    await app.database.close()
    const { databaseUrl } = app.database.place
    if (databaseUrl) expect(await countDeadlocks(databaseUrl)).toBe(0)
  })
})
