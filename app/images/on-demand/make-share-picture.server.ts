import type { App } from '#platform/app.ts'
import { drawSharePicture } from './share-picture.server.ts'
import { shareKey } from './share-pictures.server.ts'
import type { ShareWords } from './share-words.ts'

/** Draws and stores the picture of a shared page. Harmless when it is there already. */
export async function makeSharePicture(app: App, { file, ...words }: ShareWords): Promise<void> {
  const there = file !== null && (await app.media.exists(file))
  const plate = there ? await app.media.get(file) : null
  const picture = await drawSharePicture({ ...words, plate })
  await app.media.put(shareKey({ ...words, file }), picture)
}
