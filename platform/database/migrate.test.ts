import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrations } from '#migrations/index.ts'
import { describeOnAll, emptyPlace } from '#tests/support/servers/databases.ts'
import { dialectOf } from './dialect-of.ts'
import { type Migration, migrate, NewerDatabase } from './migrate.ts'
import { type DatabasePlace, openDatabase } from './open-database.ts'

const quiet = () => undefined

/** A migration with one statement. */
const step = (name: string, statement: string): Migration => ({
  name,
  up: async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db)),
})

const first = step('0001-plates', 'create table plates (id integer primary key)')
const second = step('0002-cups', 'create table cups (id integer primary key)')

async function rowsOf(place: DatabasePlace, table: string) {
  const database = await openDatabase(place)
  const { rows } = await sql.raw(`select * from ${table}`).execute(database.db)
  await database.close()
  return rows
}

async function fill(place: DatabasePlace, statement: string) {
  const database = await openDatabase(place)
  await sql.raw(statement).execute(database.db)
  await database.close()
}

describeOnAll('migrating', (_open, kind, version) => {
  test('runs each migration once, in order, and logs it', async () => {
    const place = await emptyPlace(kind, version)
    const told: unknown[] = []
    const log = (_msg: string, fields: Record<string, unknown>) => told.push(fields.migration)
    await migrate(place, [first, second], log)
    await migrate(place, [first, second], log)
    expect(told).toEqual(['0001-plates', '0002-cups'])
    expect(await rowsOf(place, 'cups')).toEqual([])
  })

  test('rolls back a migration that fails, and keeps the earlier ones', async () => {
    const place = await emptyPlace(kind, version)
    const failing: Migration = {
      name: '0002-broken',
      async up(db) {
        await second.up(db)
        throw new Error('out of cups')
      },
    }
    await expect(migrate(place, [first, failing], quiet)).rejects.toThrow('out of cups')
    await expect(rowsOf(place, 'cups')).rejects.toThrow()
    await migrate(place, [first, second], quiet)
    expect(await rowsOf(place, 'plates')).toEqual([])
    expect(await rowsOf(place, 'cups')).toEqual([])
  })

  test('runs only once when several processes start at the same time', async () => {
    const place = await emptyPlace(kind, version)
    await Promise.all([1, 2, 3, 4].map(() => migrate(place, migrations, quiet)))
    expect(await rowsOf(place, 'content_version')).toEqual([{ id: 1, version: 1, drafts: 1 }])
  })

  test('refuses a database written by a newer program, and does not change it', async () => {
    const place = await emptyPlace(kind, version)
    await migrate(place, [first, second], quiet)
    const older = migrate(place, [first], quiet)
    await expect(older).rejects.toThrow(NewerDatabase)
    await expect(older).rejects.toThrow(
      'The database is newer than this program (it has migration 0002-cups). ' +
        'Update Platewise or restore an older database.',
    )
  })

  test('refuses to leave a row without its parent', async () => {
    const place = await emptyPlace(kind, version)
    const children = step(
      '0002-children',
      'create table children (id integer primary key, plate integer references plates (id))',
    )
    await migrate(place, [first, children], quiet)
    await fill(place, 'insert into plates (id) values (1)')
    await fill(place, 'insert into children (id, plate) values (1, 1)')
    const orphaning = step('0003-orphans', 'delete from plates')
    await expect(migrate(place, [first, children, orphaning], quiet)).rejects.toThrow('children')
    expect(await rowsOf(place, 'plates')).toEqual([{ id: 1 }])
  })

  test('can rebuild a table that others refer to', async () => {
    const place = await emptyPlace(kind, version)
    const children = step(
      '0002-children',
      'create table children (plate integer references plates (id) on delete cascade)',
    )
    await migrate(place, [first, children], quiet)
    await fill(place, 'insert into plates (id) values (1)')
    await fill(place, 'insert into children (plate) values (1)')
    await migrate(place, [first, children, rebuild], quiet)
    expect(await rowsOf(place, 'children')).toEqual([{ plate: 1 }])
    expect(await rowsOf(place, 'plates')).toEqual([{ id: 1, name: 'plate' }])
  })
})

/** Changes a table by creating a new one, as is usual on SQLite. */
const rebuild: Migration = {
  name: '0003-names',
  async up(db) {
    const inSqlite = [
      "create table fresh (id integer primary key, name text not null default 'plate')",
      'insert into fresh (id) select id from plates',
      'drop table plates',
      'alter table fresh rename to plates',
    ]
    const inPostgres = ["alter table plates add name text not null default 'plate'"]
    const statements = dialectOf(db) === 'sqlite' ? inSqlite : inPostgres
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

test('a SQLite file is copied before an upgrade, and the last three copies are kept', async () => {
  const place = await emptyPlace('sqlite')
  const steps = [1, 2, 3, 4, 5, 6].map((n) => step(`000${n}`, `create table t${n} (id integer)`))
  const copies = () =>
    readdirSync(path.dirname(place.file ?? '')).filter((name) => name.includes('.before-'))
  await migrate(place, steps.slice(0, 1), quiet)
  expect(copies()).toEqual([])
  await fill(place, 'insert into t1 (id) values (7)')
  await migrate(place, steps.slice(0, 3), quiet)
  expect(copies()).toEqual(['site.sqlite.before-0002'])
  const copy = { ...place, file: `${place.file}.before-0002` }
  expect(await rowsOf(copy, 't1')).toEqual([{ id: 7 }])
  await expect(rowsOf(copy, 't2')).rejects.toThrow()
  for (const count of [4, 5, 6]) await migrate(place, steps.slice(0, count), quiet)
  expect(copies()).toEqual(['4', '5', '6'].map((n) => `site.sqlite.before-000${n}`))
})

test('explains what to do if a PostgreSQL user may not create pg_trgm', async () => {
  const place = await emptyPlace('postgres')
  const name = `limited_${process.pid}`
  await fill(place, `create role ${name} login`)
  await fill(place, `grant create on schema public to ${name}`)
  onTestFinished(() => fill(place, `drop owned by ${name} cascade; drop role ${name}`))
  const url = Object.assign(new URL(place.databaseUrl ?? ''), { username: name }).href
  const work = migrate({ databaseUrl: url }, migrations, quiet)
  await expect(work).rejects.toThrow('CREATE EXTENSION pg_trgm')
})
