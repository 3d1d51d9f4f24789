import { shareHash } from '#app/images/on-demand/share-pictures.server.ts'
import type { ShareWords } from '#app/images/on-demand/share-words.ts'
import type { App } from '#platform/app.ts'

/** The text on the share picture of pages that have none of their own. */
export const siteShareWords = ({ config }: App): ShareWords => ({
  brand: config.siteName,
  title: 'Know what is on your plate.',
  note: 'Everyday meals with their portions, calories and macros.',
  file: null,
})

/** The address of that picture. */
export const siteSharePath = (app: App) => `/share/site/${shareHash(siteShareWords(app))}.jpg`
