import { link } from 'node:fs/promises'
import path from 'node:path'
import { encode, hashPixels, summarise, widthsFor } from '#app/images/files/encode.server.ts'
import { largestName, mediaName } from '#app/images/files/media-names.ts'
import { illustrator } from '#app/images/making/image-model.server.ts'
import { makePortionPicture } from '#app/images/on-demand/make-portion-picture.server.ts'
import { mealPortionWords } from '#app/meals/meal-portions.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { sampleMeals } from '#app/meals/samples/sample-meals.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/ids.ts'

/** Drawn and encoded, which takes seconds each; the files of other images are links to theirs. */
const drawn = 6

/** As many as a page shows, so that a browser loads each of them. */
const onOnePage = 24

const formats = ['webp', 'avif'] as const

/** Gives every meal one of `images` images as the workers would make them, with all of their files. */
export async function illustrateMeals(app: App, images = onOnePage): Promise<void> {
  const pictures = await Promise.all(sampleMeals.slice(0, drawn).map(({ prompt }) => draw(prompt)))
  const rows: Awaited<ReturnType<typeof storeCopy>>[] = []
  for (let number = 0; number < images; number += 1) {
    const picture = pictures[number % drawn]
    if (picture) rows.push(await storeCopy(app, picture, number))
  }
  const meals = await app.db.selectFrom('meals').select('id').orderBy('created_at').execute()
  await inTransaction(app, async ({ db }) => {
    for (const row of rows) await db.insertInto('images').values(row).execute()
    for (const [index, { id }] of meals.entries()) {
      const row = rows[index % rows.length]
      if (!row) continue
      const shown = { image_id: row.id, image_url: `/media/${largestName(row)}` }
      await db.updateTable('meals').set(shown).where('id', '=', id).execute()
    }
  })
}

/** Draws the plates of a published meal's portions as the workers would once its page asks for them. */
export async function drawPortions(app: App, slug: string): Promise<void> {
  const words = await mealPortionWords(app, await getMealBySlug(app, null, slug))
  if (!words) throw new Error('The meal has no drawn portions')
  await makePortionPicture(app, words)
}

type Picture = {
  /** What its media keys begin with. */
  key: string
  files: { width: number; format: (typeof formats)[number]; bytes: Buffer }[]
  widths: number[]
  look: Awaited<ReturnType<typeof summarise>> & { width: number; height: number }
}

async function draw(prompt: string): Promise<Picture> {
  const { signal } = new AbortController()
  const made = await illustrator().generate({ prompt, seed: 1, signal })
  if (!('drawing' in made)) throw new Error('The embedded model draws by itself')
  const pixels = made.drawing
  const widths = widthsFor(pixels.width)
  const files: Picture['files'] = []
  for (const width of widths) {
    for (const format of formats) {
      files.push({ width, format, bytes: await encode(pixels, width, format) })
    }
  }
  const { width, height } = pixels
  const look = { width, height, ...(await summarise(pixels)) }
  return { key: hashPixels(pixels).slice(0, 26), files, widths, look }
}

/** Stores the files of one more copy of a picture: further names for those of the first. Returns its row. */
async function storeCopy(app: App, { key, files, widths, look }: Picture, number: number) {
  const keyOf = (copy: number) => key + String(copy).padStart(6, '0')
  for (const { width, format, bytes } of files) {
    const name = mediaName(keyOf(number), width, format)
    const first = mediaName(keyOf(number % drawn), width, format)
    if (number < drawn) await app.media.put(name, bytes)
    else await link(placeOf(app, first), placeOf(app, name))
  }
  const now = app.clock.now().toISOString()
  return {
    ...({ id: newId(), status: 'ready', source: 'generated', prompt: '', seed: 1 } as const),
    ...{ ...look, error: null, progress: 1, created_by: null, deleted_at: null, portrait: false },
    model: 'illustrator',
    media_key: keyOf(number),
    variants: { webp: widths, avif: widths },
    created_at: now,
    updated_at: now,
  }
}

const placeOf = ({ config }: App, name: string) => path.join(config.dataDir, 'media', name)
