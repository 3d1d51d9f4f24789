import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { readByIds } from '#platform/database/lists/read-by-ids.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { Variants } from './files/media-names.ts'
import type { ImageTable } from './images.db.server.ts'

/** Columns that are needed to show a picture; `variants` is read as text. */
const pictureColumns = [
  'id',
  'status',
  'media_key',
  'placeholder',
  'width',
  'height',
  'source',
  'model',
] as const satisfies (keyof ImageTable)[]

export type PictureRow = Pick<ImageTable, (typeof pictureColumns)[number] | 'variants'>

/** The pictures of these images, in no order. */
export async function picturesById(db: Kysely<Tables>, ids: string[]): Promise<PictureRow[]> {
  const rows = await readPictures(db, ids)
  return rows.map((row) =>
    Object.assign(row, {
      variants: row.variantsText === null ? null : knownVariants.memo(row.variantsText),
    }),
  )
}

const readPictures = readByIds((db, ids) =>
  db
    .selectFrom('images')
    .select(pictureColumns)
    .select(sql<string | null>`cast(variants as text)`.as('variantsText'))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null),
)

/**
 * Cache of parsed variants: most images have the same few widths. Sharing the object saves parsing
 * and building the srcsets again.
 */
const knownVariants = new LRUCache<string, Variants>({
  max: 1000,
  memoMethod: (text): Variants => JSON.parse(text),
})
