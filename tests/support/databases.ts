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

/** A migrated, otherwise empty database of one test; closed and removed when the test is over. */
export type TestDatabase = OpenDatabase & { place: DatabasePlace }

type Tests = (open: () => Promise<TestDatabase>, kind: DialectName) => void

/** Runs the same tests on SQLite and on PostgreSQL; `open` gives a database of the test's own. */
export function describeOnBoth(name: string, tests: Tests) {
  describe(`${name} on SQLite`, () => tests(() => openTestDatabase('sqlite'), 'sqlite'))
  describe(`${name} on PostgreSQL`, () => tests(() => openTestDatabase('postgres'), 'postgres'))
}

/** For tests of one database alone. */
export async function openTestDatabase(kind: DialectName): Promise<TestDatabase> {
  const place = await (kind === 'sqlite' ? sqliteFile(true) : postgresDatabase(true))
  const database = await openDatabase(place)
  onTestFinished(() => database.close())
  return { ...database, place }
}

/** A place without any table, removed when the test is over. */
export function emptyPlace(kind: DialectName): Promise<DatabasePlace> {
  return kind === 'sqlite' ? sqliteFile(false) : postgresDatabase(false)
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

async function postgresDatabase(migrated: boolean): Promise<DatabasePlace> {
  const url = await postgresUrl()
  databases += 1
  const name = `test_${process.pid}_${databases}`
  const from = migrated ? 'template_site' : 'template0'
  await administrate(url, `create database ${name} template ${from}`)
  onTestFinished(() => administrate(url, `drop database ${name} with (force)`))
  return { databaseUrl: databaseAt(url, name), root: projectRoot() }
}

async function postgresUrl(): Promise<string> {
  const response = await fetch(inject('postgresStarter'))
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
