import { shareHash } from '#app/images/on-demand/share-pictures.server.ts'
import type { ShareWords } from '#app/images/on-demand/share-words.ts'
import { readShareLook } from '#app/shell/settings/share-look.server.ts'
import { readSiteSettings } from '#app/shell/settings/site-settings.server.ts'
import type { App } from '#platform/app.ts'

/** The text on the share picture of pages that have none of their own. */
export const siteShareWords = async (app: App): Promise<ShareWords> => ({
  ...(await readShareLook(app)),
  title: (await readSiteSettings(app)).tagline,
  note: 'Everyday meals with their portions, calories and macros.',
  file: null,
})

/** The address of that picture. */
export const siteSharePath = async (app: App) =>
  `/share/site/${shareHash(await siteShareWords(app))}.jpg`
