import { CompiledQuery, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { App } from '#platform/app.ts'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'

type Db = Kysely<Tables>
type Seen = { db: Db; node: RootOperationNode; queryId: Parameters<Compile>[1] }
type Compile = ReturnType<Db['getExecutor']>['compileQuery']

/** Prints every query that `work` runs, with how the database answers it. */
export async function printPlans(app: App, work: (app: App) => Promise<unknown>): Promise<void> {
  const seen: Seen[] = []
  const watched = (db: Db) => db.withPlugin(recorder(db, seen))
  await work({ ...app, db: watched(app.db), reads: watched(app.reads) })
  for (const { db, node, queryId } of seen) {
    const { sql, parameters } = compile(db, node, queryId)
    console.log(`    ${sql.replaceAll(/\s+/g, ' ').trim()}`)
    for (const step of await explain(db, sql, parameters)) console.log(`      | ${step}`)
  }
}

function recorder(db: Db, seen: Seen[]): KyselyPlugin {
  return {
    transformQuery({ node, queryId }) {
      seen.push({ db, node, queryId })
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

const compile = (db: Db, node: RootOperationNode, queryId: Parameters<Compile>[1]) =>
  db.getExecutor().compileQuery(node, queryId)

async function explain(db: Db, sql: string, parameters: readonly unknown[]): Promise<string[]> {
  const explained = dialectOf(db) === 'sqlite' ? 'explain query plan' : 'explain'
  const query = CompiledQuery.raw(`${explained} ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<Record<string, unknown>>(query)
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN']))
}
