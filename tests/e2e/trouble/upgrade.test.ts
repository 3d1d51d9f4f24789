import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { startSite } from '#tests/support/sites/site-process.ts'

/** The data folders that earlier releases left, named after their versions. */
const folders = path.join(projectRoot(), 'tests/data-folders')

async function copyOf(version: string): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'platewise-upgrade-'))
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  const dataDir = path.join(made, 'data')
  await cp(path.join(folders, version), dataDir, { recursive: true })
  return dataDir
}

function migrationsIn(file: string): string[] {
  const database = new Database(file, { readonly: true })
  try {
    const rows = database.prepare<[], { name: string }>('select name from schema_migrations').all()
    return rows.map(({ name }) => name).toSorted()
  } finally {
    database.close()
  }
}

it.each(await readdir(folders))(
  'the data of release %s are migrated and browsed, and the copy leads back [release-03]',
  async (version) => {
    const dataDir = await copyOf(version)
    const file = path.join(dataDir, 'platewise.sqlite')
    const before = { bytes: await readFile(file), migrations: migrationsIn(file) }
    const site = await startSite({ DATA_DIR: dataDir, WORKERS: '0' })
    try {
      const read = async (address: string) => {
        const answer = await fetch(site.url + address)
        return { status: answer.status, text: await answer.text() }
      }
      for (const [address, words] of [
        ['/meals', 'Grilled salmon with quinoa'],
        ['/meals/salmon-and-quinoa', 'Grilled salmon with quinoa'],
        ['/blogs', 'Why we eat salmon'],
        ['/blogs/why-we-eat-salmon', 'Why we eat salmon'],
        ['/blog/feed.xml', 'Why we eat salmon'],
        ['/api/meals?search=salmon', '"total":1'],
      ] as const) {
        const answer = await read(address)
        expect([address, answer.status]).toEqual([address, 200])
        expect(answer.text).toContain(words)
      }
      const picture = /\/media\/[\w-]+\.webp/.exec((await read('/meals')).text)?.[0] ?? ''
      expect((await read(picture)).status).toBe(200)
    } finally {
      await site.stop()
    }
    const after = migrationsIn(file)
    expect(after.filter((name) => before.migrations.includes(name))).toEqual(before.migrations)
    if (after.length === before.migrations.length) return
    // What the operations page says about going back: the copy is the file as it was.
    const copies = (await readdir(dataDir)).filter((name) => name.includes('.before-'))
    expect(copies).toHaveLength(1)
    const copy = path.join(dataDir, copies[0] ?? '')
    expect(migrationsIn(copy)).toEqual(before.migrations)
    const rows = (from: string | Buffer) => {
      const database = new Database(from, { readonly: true })
      const found = database.prepare('select id, title, updated_at from meals order by id').all()
      database.close()
      return found
    }
    expect(rows(copy)).toEqual(rows(path.join(folders, version, 'platewise.sqlite')))
  },
)
