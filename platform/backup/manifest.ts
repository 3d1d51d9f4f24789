import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Migration } from '../database/migrate.ts'
import { invalid } from '../errors.ts'

/** The first entry of an archive: the program version that wrote it and the schema of its rows. */
const manifestSchema = z.object({
  product: z.literal('platewise'),
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'

const maxBytes = 1024 ** 2

/** The names of the migrations applied to a database, in order. */
export async function appliedNames<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Undefined if the bytes are not JSON or are larger than any manifest. */
function parseJson(bytes: Buffer): unknown {
  if (bytes.length > maxBytes) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/**
 * Parses an archive's manifest. Throws a 400 if it is not a Platewise archive or was written by a newer
 * version.
 */
export function readManifest(name: string, bytes: Buffer, migrations: Migration[]): Manifest {
  if (name !== manifestName) throw invalid('This is not an archive of Platewise')
  const manifest = manifestSchema.safeParse(parseJson(bytes))
  if (!manifest.success) throw invalid('This is not an archive that this version can read')
  const newer = manifest.data.migrations.find((of) => !migrations.some(({ name }) => name === of))
  if (!newer) return manifest.data
  throw invalid(`The archive is newer than this program (it has migration ${newer})`)
}
