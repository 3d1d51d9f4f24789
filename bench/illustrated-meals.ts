import {
  drawPixels,
  encode,
  hashPixels,
  type Pixels,
  summarise,
  widthsFor,
} from '#app/images/encode.server.ts'
import { illustrator } from '#app/images/image-model.server.ts'
import { largestName, mediaName } from '#app/images/media-names.ts'
import { sampleMeals } from '#app/meals/sample-meals.ts'
import type { App } from '#platform/app.ts'
import { raiseContentVersion } from '#platform/database/content-version.ts'
import { newId } from '#platform/ids.ts'

/** Drawn and encoded, which takes seconds each; the other images are copies under other names. */
const drawn = 6

/** As many as a page shows, so that a browser loads each of them. */
const onOnePage = 24

const formats = ['webp', 'avif'] as const

/** Gives every meal one of `images` images as the workers would make them, with all of their files. */
export async function illustrateMeals(app: App, images = onOnePage): Promise<void> {
  const pictures = await Promise.all(sampleMeals.slice(0, drawn).map(({ prompt }) => draw(prompt)))
  const shown: { image_id: string; image_url: string }[] = []
  for (let number = 0; number < images; number += 1) {
    const pixels = pictures[number % drawn]
    if (pixels) shown.push(await storeImage(app, pixels, number))
  }
  const meals = await app.db.selectFrom('meals').select('id').orderBy('created_at').execute()
  for (const [index, { id }] of meals.entries()) {
    const image = shown[index % shown.length]
    if (image) await app.db.updateTable('meals').set(image).where('id', '=', id).execute()
  }
  await raiseContentVersion(app.db)
}

type Picture = { pixels: Pixels; files: Map<string, Buffer>; widths: number[] }

async function draw(prompt: string): Promise<Picture> {
  const { signal } = new AbortController()
  const made = await illustrator.generate({ prompt, seed: 1, signal })
  if (!('svg' in made)) throw new Error('The embedded model draws SVG')
  const pixels = await drawPixels(made.svg)
  const widths = widthsFor(pixels.width)
  const files = new Map<string, Buffer>()
  for (const width of widths) {
    for (const format of formats) {
      files.set(`${width}.${format}`, await encode(pixels, width, format))
    }
  }
  return { pixels, files, widths }
}

async function storeImage(app: App, { pixels, files, widths }: Picture, number: number) {
  const id = newId()
  const now = app.clock.now().toISOString()
  const mediaKey = hashPixels(pixels).slice(0, 28) + String(number).padStart(4, '0')
  for (const width of widths) {
    for (const format of formats) {
      const file = files.get(`${width}.${format}`)
      if (file) await app.media.put(mediaName(mediaKey, width, format), file)
    }
  }
  const variants = { webp: widths, avif: widths }
  const { width, height } = pixels
  const look = { width, height, ...(await summarise(pixels)) }
  await app.db
    .insertInto('images')
    .values({
      ...{ id, status: 'ready', source: 'generated', prompt: '', model: 'illustrator', seed: 1 },
      ...{ ...look, error: null, progress: 1, created_by: null, deleted_at: null },
      media_key: mediaKey,
      variants,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { image_id: id, image_url: `/media/${largestName({ media_key: mediaKey, variants })}` }
}
