import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Migration } from '../database/migrate.ts'
import { invalid } from '../errors.ts'

/** The first entry of an archive: what wrote it, and the schema that its rows have. */
const manifestSchema = z.object({
  product: z.literal('platewise'),
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'

const maxBytes = 1024 ** 2

/** The names of the migrations that a database has seen, in their order. */
export async function appliedNames<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Undefined for what is no JSON, or larger than any manifest. */
function parseJson(bytes: Buffer): unknown {
  if (bytes.length > maxBytes) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** Reads an archive's manifest. Throws 400 where it is no archive of ours, or a newer program's. */
export function readManifest(name: string, bytes: Buffer, migrations: Migration[]): Manifest {
  if (name !== manifestName) throw invalid('This is not an archive of Platewise')
  const manifest = manifestSchema.safeParse(parseJson(bytes))
  if (!manifest.success) throw invalid('This is not an archive that this version can read')
  const newer = manifest.data.migrations.find((of) => !migrations.some(({ name }) => name === of))
  if (!newer) return manifest.data
  throw invalid(`The archive is newer than this program (it has migration ${newer})`)
}
