import { expect, it } from 'vitest'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { deleteMeal } from '#app/meals/meal-trash.server.ts'
import { analyseText } from '#app/nutrition/nutrition.server.ts'
import type { App } from '#platform/app.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildImage } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { guessEndpoints } from './guess.api.server.ts'
import type { GuessRound } from './guess-round.ts'

/** A meal with a picture and a receipt. */
async function buildPlate(app: App, fields: Record<string, unknown> = {}) {
  const { items, nutritionData } = await analyseText(app, '150 g chicken breast, 200 g white rice')
  const { _id: imageId } = await buildImage(app)
  return await buildMeal(app, { items, nutritionData, imageId, ...fields })
}

async function buildPlates(app: App, count: number) {
  const plates: Awaited<ReturnType<typeof buildPlate>>[] = []
  for (let number = 0; number < count; number += 1) plates.push(await buildPlate(app))
  return plates
}

const roundOf = async (app: App, seed: string) =>
  (await apiClient(app, guessEndpoints).get<GuessRound>(`/guess/round?seed=${seed}`)).body

const slugs = ({ meals }: GuessRound) => meals.map(({ slug }) => slug)

describeOnBoth('a round of Guess first', (open) => {
  it('has ten plates, always the same ones for a seed [guess-01]', async () => {
    const app = await openMealsApp(open)
    await buildPlates(app, 13)
    const round = await roundOf(app, 'lunch1')
    expect(new Set(slugs(round)).size).toBe(10)
    expect(round.seed).toBe('lunch1')
    expect(slugs(await roundOf(app, 'lunch1'))).toEqual(slugs(round))
    expect(slugs(await roundOf(app, 'lunch2'))).not.toEqual(slugs(round))
  })

  it('changes by one plate at most when a meal is added', async () => {
    const app = await openMealsApp(open)
    await buildPlates(app, 12)
    const before = slugs(await roundOf(app, 'a'))
    const { slug } = await buildPlate(app)
    const after = slugs(await roundOf(app, 'a'))
    const fresh = after.filter((one) => !before.includes(one))
    expect(fresh.length).toBeLessThanOrEqual(1)
    expect(fresh.every((one) => one === slug)).toBe(true)
  })

  it('has what an answer needs: figures, range and the foods with the most calories [guess-02]', async () => {
    const app = await openMealsApp(open)
    const { title, slug, nutritionData, range } = await buildPlate(app)
    const { meals } = await roundOf(app, 'a')
    expect(meals).toMatchObject([
      { title, slug, calories: nutritionData.calories, range: range?.calories },
    ])
    expect(meals[0]?.image?.webp).toContain('/media/')
    const [first, second] = meals[0]?.foods ?? []
    expect(meals[0]?.foods).toHaveLength(2)
    expect(first?.calories).toBeGreaterThan(second?.calories ?? 0)
    expect((first?.calories ?? 0) + (second?.calories ?? 0)).toBeCloseTo(nutritionData.calories, -1)
  })

  it('takes only published meals with a ready picture and computed figures, and may be empty', async () => {
    const app = await openMealsApp(open)
    expect(await roundOf(app, 'a')).toEqual({ seed: 'a', meals: [] })
    await buildPlate(app, { isPublished: false })
    await buildPlate(app, { imageId: undefined })
    await buildPlate(app, { items: [] })
    const corrected = await buildPlate(app)
    const figures = { ...corrected.nutritionData, calories: 1 }
    await updateMeal(app, editor, corrected._id, { nutritionData: figures })
    const deleted = await buildPlate(app)
    const { slug } = await buildPlate(app)
    expect(slugs(await roundOf(app, 'a')).sort()).toEqual([deleted.slug, slug].sort())
    await deleteMeal(app, editor, deleted._id)
    expect(slugs(await roundOf(app, 'a'))).toEqual([slug])
  })

  it('refuses a call without a valid seed', async () => {
    const client = apiClient(await openMealsApp(open), guessEndpoints)
    for (const query of ['', '?seed=', '?seed=UP', '?seed=a%20b', `?seed=${'a'.repeat(17)}`]) {
      const { status, body } = await client.get(`/guess/round${query}`)
      expect(status, query).toBe(400)
      expect(body, query).toMatchObject({ errors: [{ path: 'seed' }] })
    }
  })
})
