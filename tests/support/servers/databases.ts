import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import { migrations } from '#migrations/index.ts'
import type { DialectName } from '#platform/database/dialect-of.ts'
import { migrate } from '#platform/database/migrate.ts'
import {
  type DatabasePlace,
  type OpenDatabase,
  openDatabase,
} from '#platform/database/open-database.ts'
import { projectRoot } from '#platform/project-root.ts'
import { databaseAt } from './postgres.ts'
import { majorOf, type PostgresVersion, programsOf } from './postgres-versions.ts'

/** A migrated, otherwise empty database for one test; closed and deleted after the test. */
export type TestDatabase = OpenDatabase & { place: DatabasePlace }

/** Opens a new database for the test. */
export type Open = () => Promise<TestDatabase>

type Tests = (open: Open, kind: DialectName, version: PostgresVersion) => void

/** Runs the same tests on SQLite and on PostgreSQL; `open` opens a new database. */
export function describeOnBoth(name: string, tests: Tests) {
  describe(`${name} on SQLite`, () => tests(() => openTestDatabase('sqlite'), 'sqlite', 'newest'))
  describeOnPostgres(name, tests, 'newest')
}

/**
 * Like describeOnBoth, but also on the oldest supported PostgreSQL, if npm has it for this platform: for
 * tests that run many kinds of statements.
 */
export function describeOnAll(name: string, tests: Tests) {
  describeOnBoth(name, tests)
  if (programsOf('oldest')) describeOnPostgres(name, tests, 'oldest')
}

function describeOnPostgres(name: string, tests: Tests, version: PostgresVersion) {
  describe(`${name} on PostgreSQL ${majorOf(version)}`, () =>
    tests(() => openTestDatabase('postgres', version), 'postgres', version))
}

/** Opens a database for tests that need only one kind. */
export async function openTestDatabase(
  kind: DialectName,
  version: PostgresVersion = 'newest',
): Promise<TestDatabase> {
  const place = await (kind === 'sqlite' ? sqliteFile(true) : postgresDatabase(true, version))
  const database = await openDatabase(place)
  onTestFinished(() => database.close())
  return { ...database, place }
}

/** An empty database without tables, removed after the test. */
export function emptyPlace(
  kind: DialectName,
  version: PostgresVersion = 'newest',
): Promise<DatabasePlace> {
  return kind === 'sqlite' ? sqliteFile(false) : postgresDatabase(false, version)
}

let template: Promise<string> | undefined

async function sqliteFile(migrated: boolean): Promise<DatabasePlace> {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'site.sqlite')
  if (migrated) {
    template ??= makeTemplate()
    cpSync(await template, file)
  }
  return { file, root: projectRoot() }
}

async function makeTemplate(): Promise<string> {
  const folder = temporaryFolder()
  const file = path.join(folder, 'template.sqlite')
  await migrate({ file }, migrations, () => undefined)
  return file
}

const temporaryFolder = () => mkdtempSync(path.join(inject('testFolder'), 'sqlite-'))

let databases = 0

async function postgresDatabase(
  migrated: boolean,
  version: PostgresVersion,
): Promise<DatabasePlace> {
  const url = await postgresUrl(version)
  databases += 1
  const name = `test_${process.pid}_${databases}`
  const from = migrated ? 'template_site' : 'template0'
  // Copying the files takes a third of the time of logging each page, which is the default from 15 on.
  const strategy = version === 'newest' ? 'strategy file_copy' : ''
  await administrate(url, `create database ${name} template ${from} ${strategy}`)
  onTestFinished(() => administrate(url, `drop database ${name} with (force)`))
  return { databaseUrl: databaseAt(url, name), root: projectRoot() }
}

async function postgresUrl(version: PostgresVersion): Promise<string> {
  const response = await fetch(inject('postgresStarter') + version)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

async function administrate(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
