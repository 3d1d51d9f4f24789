import type { App } from '#platform/app.ts'
import { drawSharePicture } from './share-picture.server.ts'
import { shareKey } from './share-pictures.server.ts'
import type { ShareWords } from './share-words.ts'

/** Draws and stores the picture of a shared page. Harmless when it is there already. */
export async function makeSharePicture(app: App, shown: ShareWords): Promise<void> {
  const { file, logo, ...words } = shown
  const read = async (name: string | null | undefined) =>
    name && (await app.media.exists(name)) ? await app.media.get(name) : null
  const picture = await drawSharePicture({
    ...words,
    plate: await read(file),
    logo: await read(logo),
  })
  await app.media.put(shareKey(shown), picture)
}
