import { imageUrlsIn } from '#app/blog/post-images.server.ts'
import { movedImages } from '#app/images/files/move-images.server.ts'
import type { MovedImage } from '#app/images/files/moved-image.ts'
import { ownImagesAt } from '#app/images/images-by-address.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { PageDocument } from './page-document.ts'
import { pagesWithOwnText } from './pages.db.server.ts'
import { getPage } from './pages.server.ts'

export type WholePage = { page: PageDocument; images: MovedImage[] }

/** Every page that somebody wrote or changed, drafts included, with its images; built-in texts are left out. */
export async function* everyPage(app: App, admin: Admin): AsyncGenerator<WholePage> {
  for (const id of await pagesWithOwnText(app.db)) {
    const page = await getPage(app, admin, id)
    const { ids } = await ownImagesAt(app, imageUrlsIn(page.content))
    yield { page, images: [...(await movedImages(app, ids)).values()] }
  }
}
