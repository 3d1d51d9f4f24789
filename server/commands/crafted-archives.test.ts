import { createHash } from 'node:crypto'
import {
  createWriteStream,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, gzipSync } from 'node:zlib'
import { type Header, pack } from 'tar-stream'
import { expect, it, onTestFinished } from 'vitest'
import { migrations } from '#migrations/index.ts'
import { readArchive } from '#platform/backup/archive.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { isFailure } from '#platform/errors.ts'
import { buildMeal } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-crafted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Part = { name: string; bytes: Buffer } & Partial<Pick<Header, 'type' | 'linkname'>>

const manifest = {
  product: 'platewise',
  format: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  migrations: migrations.map(({ name }) => name),
}

const file = (name: string, content: string | Buffer): Part => ({
  name,
  bytes: Buffer.from(content),
})

const rows = (table: string, lines: string) =>
  file(`rows/${table}/000001.jsonl.gz`, gzipSync(lines))

/** Writes an archive of arbitrary parts with correct checksums, like `backup` does. */
async function craft(parts: Part[], first: unknown = manifest): Promise<string> {
  const place = path.join(temporaryFolder(), 'crafted.tar')
  const tar = pack()
  const written = pipeline(tar, createWriteStream(place))
  const all = [file('manifest.json', JSON.stringify(first)), ...parts]
  const hash = createHash('sha256')
  for (const { bytes, ...header } of all) {
    hash.update(`${header.name}\n${bytes.length}\n`).update(bytes)
    tar.entry(header, bytes)
  }
  const end = { entries: all.length, sha256: hash.digest('hex') }
  tar.entry({ name: 'end.json' }, JSON.stringify(end))
  tar.finalize()
  await written
  return place
}

/** Changes the size in the first entry's header. */
function withSize(tar: Buffer, size: bigint): Buffer {
  const changed = Buffer.from(tar)
  changed.write(`${size.toString(8).padStart(11, '0')} `, 124)
  changed.fill(' ', 148, 156)
  const sum = changed.subarray(0, 512).reduce((total, byte) => total + byte, 0)
  changed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return changed
}

const onDisk = (bytes: Buffer) => {
  const place = path.join(temporaryFolder(), 'crafted.tar')
  writeFileSync(place, bytes)
  return place
}

const wholeArchive = async () => await readFile(await craft([]))

const type = (id: string, more = '') =>
  `{"id":"${id}","name":"N${id}","name_key":"${id}","slug":"${id}","position":1,"created_at":"2026-01-01T00:00:00.000Z"${more}}\n`

/** A megabyte of zeros per compressed kilobyte, as one line without an end. */
const bomb = (megabytes: number) =>
  gzipSync(Buffer.alloc(megabytes * 1024 ** 2, ' '), { level: constants.Z_BEST_COMPRESSION })

/** The end of the first file of a tar: its header of 512 bytes names its size in octal; files fill whole blocks. */
function endOfFirstFile(tar: Buffer): number {
  const size = Number.parseInt(tar.toString('latin1', 124, 136), 8)
  return 512 + Math.ceil(size / 512) * 512
}

const crafted: Record<string, [make: () => Promise<string>, told: RegExp]> = {
  'cut short': [
    async () => onDisk((await wholeArchive()).subarray(0, 700)),
    /ends in the middle of "manifest.json"|Unexpected end of data/,
  ],
  'cut short before its end': [
    async () => {
      const archive = await wholeArchive()
      return onDisk(archive.subarray(0, endOfFirstFile(archive)))
    },
    /is not a whole archive/,
  ],
  'packed with gzip': [async () => onDisk(gzipSync(await wholeArchive())), /Unpack it with gunzip/],
  'a zip file': [async () => onDisk(Buffer.from('PK\u0003\u0004 and more')), /it is a zip file/],
  'no tar file': [async () => onDisk(Buffer.alloc(2048, 'text ')), /cannot be read as an archive/],
  'another tar file': [
    async () => {
      const place = path.join(temporaryFolder(), 'other.tar')
      const tar = pack()
      const written = pipeline(tar, createWriteStream(place))
      tar.entry({ name: 'letter.txt' }, 'Dear all')
      tar.finalize()
      await written
      return place
    },
    /not an archive of Platewise/,
  ],
  'of a manifest of another product': [() => craft([], { product: 'x' }), /this version can read/],
  'of a manifest that is a list': [() => craft([], []), /this version can read/],
  'of migrations that build on others': [
    () => craft([], { ...manifest, migrations: ['0002-blog'] }),
    /migrations that do not fit together/,
  ],
  'of a manifest that is no JSON': [
    async () =>
      onDisk(
        Buffer.from(
          (await wholeArchive()).toString('latin1').replace('{"product', '["product'),
          'latin1',
        ),
      ),
    /this version can read/,
  ],
  'with an unknown table': [
    () => craft([rows('secrets', '{"a":1}\n')]),
    /something unknown: "rows\/secrets/,
  ],
  'with a table that is not archived': [
    () => craft([rows('schema_migrations', '{"name":"x","applied_at":"x"}\n')]),
    /something unknown: "rows\/schema_migrations/,
  ],
  'with an unknown column': [
    () => craft([rows('meal_types', type('a') + type('b', ',"__proto__":1'))]),
    /unknown column: "__proto__"/,
  ],
  'with a row that is no JSON': [
    () => craft([rows('meal_types', `${type('a')}{"id":\n`)]),
    /Line 2 of "rows\/meal_types\/000001.jsonl.gz" is no row/,
  ],
  'with a row that is a number': [() => craft([rows('meal_types', '7\n')]), /is no row/],
  'with two rows of one id': [
    () => craft([rows('meal_types', type('a') + type('a'))]),
    /do not fit: .*UNIQUE/,
  ],
  'with a row that lacks a column': [
    () => craft([rows('meal_types', '{"id":"a"}\n')]),
    /do not fit: .*NOT NULL/,
  ],
  'with rows that are not packed': [
    () => craft([file('rows/meal_types/000001.jsonl.gz', type('a'))]),
    /cannot be unpacked: incorrect header check/,
  ],
  'with rows that are cut': [
    () => craft([file('rows/meal_types/000001.jsonl.gz', gzipSync(type('a')).subarray(0, -4))]),
    /cannot be unpacked: unexpected end of file/,
  ],
  'with a line of 2 GB': [
    () => craft([file('rows/meal_types/000001.jsonl.gz', Buffer.concat(Array(40).fill(bomb(50))))]),
    /has a line without an end/,
  ],
  ...Object.fromEntries(
    [
      'media/../../etc/passwd',
      'media//etc/passwd',
      'media/..',
      'media/.unfinished/x',
      'media/a\\..',
    ].map((name) => [
      `with a file named ${name}`,
      [() => craft([file(name, 'x')]), /is no name of a media file/],
    ]),
  ),
  'with a path for a table': [
    () => craft([file('rows/../../x/000001.jsonl.gz', gzipSync(''))]),
    /something unknown/,
  ],
  'with a symlink': [
    () => craft([{ ...file('media/a.webp', ''), type: 'symlink', linkname: '/etc/passwd' }]),
    /"media\/a.webp" is a symlink, where only files belong/,
  ],
  'with a folder': [
    () => craft([{ ...file('media/', ''), type: 'directory' }]),
    /is a directory, where only files belong/,
  ],
  'with an entry larger than the file': [
    async () => onDisk(withSize(await wholeArchive(), 8_000_000_000n)),
    /ends in the middle of "manifest.json"/,
  ],
  'with an entry of 2 GB': [
    async () => {
      const place = onDisk(withSize(await wholeArchive(), 2_000_000_000n))
      // A sparse file, which takes no space on the disk.
      truncateSync(place, 2_100_000_000)
      return place
    },
    /has 2000000000 bytes, which is too many/,
  ],
}

const contentOf = async (app: TestApp) => ({
  meals: await app.db.selectFrom('meals').selectAll().execute(),
  media: readdirSync(app.config.dataDir, { recursive: true }).toSorted(),
})

describeOnBoth('an archive', (open) => {
  it.each(Object.entries(crafted))(
    '%s is refused with a readable message',
    async (_name, [make, told]) => {
      const app = await openTestApp(open)
      await buildMeal(app, { title: 'Daal' })
      const archive = await make()
      await app.media.put('kept.webp', Buffer.from('x'))
      const before = await contentOf(app)
      const used = process.memoryUsage.rss()
      const error = await restoreBackup(app, archive, migrations).catch((fault) => fault)
      expect(error).toSatisfy(isFailure)
      expect(error).toMatchObject({ status: 400, message: expect.stringMatching(told) })
      expect(error.message).not.toMatch(/\n|at .*\.ts/)
      expect(process.memoryUsage.rss() - used).toBeLessThan(700_000_000)
      expect(await contentOf(app)).toMatchObject({ meals: before.meals })
      expect((await contentOf(app)).media.filter((name) => name !== 'scratch')).toEqual(
        before.media,
      )
    },
  )

  it('with long rows is split, so that no part is too long to be read', async () => {
    const app = await openTestApp(open)
    const notes = 'x'.repeat(3_000_000)
    for (const name of ['a', 'b', 'c', 'd']) {
      const row = { name, value: { notes }, updated_at: app.clock.now().toISOString() }
      await app.db.insertInto('settings').values(row).execute()
    }
    const archive = path.join(temporaryFolder(), 'site.tar')
    await writeBackup(app, archive)
    const names: string[] = []
    for await (const entry of readArchive(archive)) names.push(entry.name)
    expect(names.filter((name) => name.startsWith('rows/settings/'))).toHaveLength(2)
    const { rows } = await restoreBackup(app, archive, migrations)
    expect(rows.settings).toBe(4)
  })
})
