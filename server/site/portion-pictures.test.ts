import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { tidyImages } from '#app/images/files/tidy-images.server.ts'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import { requestImage } from '#app/images/images.server.ts'
import { forgetDrawnPictures, waitLimit } from '#app/images/on-demand/drawn-when-asked.server.ts'
import { makePortionPicture } from '#app/images/on-demand/make-portion-picture.server.ts'
import { portionKey, portionWordsOf } from '#app/images/on-demand/portion-pictures.server.ts'
import { portionSide } from '#app/images/on-demand/portion-words.ts'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { mealChangesInput } from '#app/meals/editing/meal-input.ts'
import type { Meal } from '#app/meals/meal.ts'
import { mealPortionsPath, mealPortionWords } from '#app/meals/meal-portions.server.ts'
import { portionSteps } from '#app/meals/portions/portion.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { analyseText } from '#app/nutrition/nutrition.server.ts'
import { importFoods } from '#app/nutrition/own-foods/own-foods.server.ts'
import { writeJson, zingberry } from '#app/nutrition/own-foods/usda-samples.ts'
import { commandLine } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { errorReply } from '#platform/http/answers/error-reply.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildImage } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { portionPictures } from './portion-pictures.ts'

vi.setConfig({ testTimeout: 300_000 })

const prompt = 'grilled salmon with quinoa'
const day = 24 * 3_600_000

/** Each meal has its own: one process leaves no second job for one picture within a minute, whatever the database. */
let seed = 0

/** A meal with an illustration, which itself is not drawn, since only the plates of the portions are asked for. */
async function buildIllustrated(app: App, fields: Record<string, unknown> = {}): Promise<Meal> {
  seed += 1
  const drawn = { source: 'generated', model: 'illustrator', prompt, seed } as const
  const { _id } = await buildImage(app, drawn)
  const items = tableReader.estimate(prompt)?.items
  return await buildMeal(app, { imageId: _id, items, ...fields })
}

/**
 * Repeats the request until the picture is drawn, since on a busy machine drawing may take longer than a
 * request waits.
 */
const untilDrawn = (site: Hono, path: string) =>
  vi.waitFor(
    async () => {
      const answer = await site.request(path)
      expect(answer.status).toBe(200)
      return answer
    },
    { timeout: 200_000, interval: 20 },
  )

function siteOf(app: App) {
  const site = new Hono().route('/portions', portionPictures(app))
  site.onError((error, context) => errorReply(app.log, error, context))
  return site
}

describeOnBoth('the plates of a meal’s portions', (open) => {
  it('are drawn on the first request, and again when the grams change', async () => {
    const app = await openMealsApp(open)
    startTestWorker(app, imageJobs)
    const meal = await buildIllustrated(app)
    const site = siteOf(app)
    const path = (await mealPortionsPath(app, meal)) ?? ''
    const answer = await untilDrawn(site, path)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.length).toBeGreaterThan(20_000)
    const { format, width, height } = await sharp(bytes).metadata()
    const wide = portionSide * portionSteps.length
    expect({ format, width, height }).toEqual({ format: 'webp', width: wide, height: portionSide })

    const items = meal.items.map((item) => ({ ...item, grams: item.grams * 2 }))
    const changed = await updateMeal(app, editor, meal._id, mealChangesInput.parse({ items }))
    const newPath = await mealPortionsPath(app, changed)
    expect(newPath).not.toBe(path)
    const moved = await site.request(path)
    expect(moved.status).toBe(302)
    expect(moved.headers.get('location')).toBe(newPath)
  })

  it('are not drawn for drafts, or for meals whose picture is not an illustration', async () => {
    const app = await openMealsApp(open)
    const draft = await buildIllustrated(app, { isPublished: false })
    const site = siteOf(app)
    expect((await site.request((await mealPortionsPath(app, draft)) ?? '')).status).toBe(404)
    expect(await mealPortionsPath(app, { ...draft, items: [] })).toBeNull()
    const plain = await buildMeal(app, { items: draft.items })
    expect(await mealPortionsPath(app, plain)).toBeNull()
    expect((await site.request(`/portions/${plain.slug}/1.webp`)).status).toBe(404)
    await app.db.updateTable('images').set({ source: 'uploaded' }).execute()
    expect(await mealPortionsPath(app, draft)).toBeNull()
    expect(
      await app.db
        .selectFrom('jobs')
        .select('kind')
        .where('kind', '=', 'images.portions')
        .execute(),
    ).toEqual([])
  })

  it('are refused to an address that requested too many, until they are drawn', async () => {
    const app = await openMealsApp(open)
    const meal = await buildIllustrated(app)
    const [site, path] = [siteOf(app), (await mealPortionsPath(app, meal)) ?? '']
    const spend = () => app.limits.consume(waitLimit, 'unknown')
    for (let n = 0; n < waitLimit.points; n++) await spend()
    const refused = await site.request(path)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const old = await site.request(path.replace(/[0-9a-f]{16}/, '0011223344556677'))
    expect(old.headers.get('location')).toBe(path)
    await app.media.put(`portions/${path.split('/').at(-1)}`, Buffer.from('plates'))
    expect(await (await site.request(path)).text()).toBe('plates')
  })

  it('show imported foods like the meal’s picture does', async () => {
    const app = await openMealsApp(open)
    const image = await requestImage(app, editor, { prompt: '100 g zingberry' })
    const words = {
      ...{ prompt: '100 g zingberry', seed: 1, servings: [1] },
      foods: [{ name: 'Raw zingberry', group: 'fruit' as const, grams: 100 }],
    }
    const draw = async () => {
      await makePortionPicture(app, words)
      return Buffer.from(await app.media.get(portionKey(words)))
    }
    const before = await draw()
    await importFoods(app, commandLine, writeJson({ FoundationFoods: [zingberry] }))
    const { items } = await analyseText(app, '100 g zingberry')
    const shown = await portionWordsOf(app, image._id, items, portionSteps)
    expect(shown?.foods).toMatchObject([{ name: 'Raw zingberry', density: 0.634 }])
    // The prompt, which lists the foods, also determines the table in the picture.
    expect((await draw()).equals(before)).toBe(false)
  })

  it('are deleted after a long time without requests, but not before', async () => {
    const app = await openMealsApp(open)
    const meal = await buildIllustrated(app)
    const words = await mealPortionWords(app, meal)
    const key = words ? portionKey(words) : ''
    await app.media.put(key, Buffer.from('plates'))
    const answer = await siteOf(app).request((await mealPortionsPath(app, meal)) ?? '')
    expect(await answer.text()).toBe('plates')
    app.clock.set(new Date(Date.now() + 89 * day).toISOString())
    for (const task of [tidyImages, forgetDrawnPictures]) await task(app)
    expect(await app.media.exists(key)).toBe(true)
    app.clock.advance(2 * day)
    await forgetDrawnPictures(app)
    expect(await app.media.exists(key)).toBe(false)
  })
})
