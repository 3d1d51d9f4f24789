import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DialectName } from '#platform/database/dialect-of.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type DatabasePlace, openDatabase } from '#platform/database/open-database.ts'
import { emptyPlace } from '#tests/support/servers/databases.ts'
import { oldReleases, placeOfRelease } from '#tests/support/servers/old-schemas.ts'
import { type PostgresVersion, programsOf } from '#tests/support/servers/postgres-versions.ts'
import { migrations } from './index.ts'

const sqliteSchema = [
  `select type, name, tbl_name, sql from sqlite_schema order by type, name`,
  // Includes the order of columns, which adding a column to an older table could change.
  `select t.name as "table", c.* from sqlite_schema t, pragma_table_xinfo(t.name) c
    where t.type = 'table' order by t.name, c.cid`,
]

/** Everything except PostgreSQL's own schemas; an extension's objects are represented by its name. */
const isOurs = (schema: string) => `${schema} not in ('pg_catalog', 'information_schema')
  and ${schema} !~ '^pg_(toast|temp)'`

const isOwnFunction = `not exists (select from pg_depend d
  where d.objid = p.oid and d.deptype = 'e')`

const postgresSchema = [
  `select nspname from pg_namespace where ${isOurs('nspname')} order by 1`,
  `select extname from pg_extension order by 1`,
  `select table_schema, table_name, column_name, ordinal_position, column_default, is_nullable,
    data_type, datetime_precision, collation_name, is_identity, is_generated
    from information_schema.columns where ${isOurs('table_schema')} order by 1, 2, 4`,
  `select n.nspname, c.relname, c.relkind, c.relpersistence, c.reloptions
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${isOurs('n.nspname')} order by 1, 2`,
  `select schemaname, tablename, indexname, indexdef from pg_indexes
    where ${isOurs('schemaname')} order by 1, 2, 3`,
  `select n.nspname, c.conrelid::regclass::text as "table", c.conname, pg_get_constraintdef(c.oid)
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where ${isOurs('n.nspname')} order by 1, 2, 3, 4`,
  `select tgrelid::regclass::text as "table", tgname, pg_get_triggerdef(oid) from pg_trigger
    where not tgisinternal order by 1, 2`,
  `select schemaname, viewname, definition from pg_views
    where ${isOurs('schemaname')} order by 1, 2`,
  `select n.nspname, p.proname, pg_get_functiondef(p.oid)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${isOurs('n.nspname')} and p.prokind <> 'a' and ${isOwnFunction} order by 1, 2, 3`,
  `select n.nspname, t.typname, e.enumlabel
    from pg_enum e join pg_type t on t.oid = e.enumtypid join pg_namespace n on n.oid = t.typnamespace
    order by 1, 2, 3`,
]

/** The complete schema of a database, with whitespace normalised. */
async function schemaOf(place: DatabasePlace) {
  const { db, kind, close } = await openDatabase(place)
  onTestFinished(close)
  const schema: unknown[] = []
  for (const query of kind === 'sqlite' ? sqliteSchema : postgresSchema) {
    const { rows } = await sql.raw(query).execute(db)
    schema.push(rows)
  }
  return JSON.parse(JSON.stringify(schema).replaceAll(/(\s|\\n)+/g, ' '))
}

const databases: { kind: DialectName; version: PostgresVersion }[] = [
  { kind: 'sqlite', version: 'newest' },
  { kind: 'postgres', version: 'newest' },
  ...(programsOf('oldest') ? [{ kind: 'postgres', version: 'oldest' } as const] : []),
]

describe.each(databases)('a database of $kind ($version)', ({ kind, version }) => {
  it.each(oldReleases)(
    'upgraded from the release of %s has the schema of a new one',
    async (at) => {
      const old = await placeOfRelease(at, kind, version)
      const fresh = await emptyPlace(kind, version)
      expect(await schemaOf(old)).not.toEqual(await schemaOf(fresh))
      for (const place of [old, fresh]) await migrate(place, migrations, () => undefined)
      const schema = await schemaOf(fresh)
      expect(JSON.stringify(schema)).toContain('jobs_next')
      expect(await schemaOf(old)).toEqual(schema)
    },
  )
})
