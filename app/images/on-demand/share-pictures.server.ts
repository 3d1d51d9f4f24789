import type { App } from '#platform/app.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { sharePictureJob } from '../images.jobs.server.ts'
import { hashOfShown, openWhenDrawn } from './drawn-when-asked.server.ts'
import type { ShareWords } from './share-words.ts'

/** Part of the hash in names. Increase it when the drawing changes. */
const drawing = 1

/** 16 hex digits that stand for what a picture shows. */
export function shareHash(words: ShareWords): string {
  const { brand, title, note, figure, file, logo, accent } = words
  // The pictures of sites without a look of their own keep their names.
  const look = logo || accent ? [logo, accent] : []
  return hashOfShown([drawing, brand, title, note, figure?.value, figure?.unit, file, ...look])
}

/** Where the picture is in the media store. */
export const shareKey = (words: ShareWords) => `share/${shareHash(words)}.jpg`

/** The picture of a shared page; a worker draws it when it is first asked for. Throws 429, 503. */
export const openSharePicture = (app: App, words: ShareWords, address: string) =>
  openWhenDrawn(app, shareKey(words), address, () => enqueue(app, sharePictureJob, words))
