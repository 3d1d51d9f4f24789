import { expect, it } from 'vitest'
import { commandLine } from '#platform/api/caller.ts'
import { apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import type { Analysis } from '../analysis.ts'
import { tableReader } from '../estimate.ts'
import { nutritionEndpoints } from '../nutrition.api.server.ts'
import { analyseText } from '../nutrition.server.ts'
import { importFoods, removeOwnFoods } from '../own-foods/own-foods.server.ts'
import { mainFour, writeJson, zingberry } from '../own-foods/usda-samples.ts'

/** A text too long for the main thread. */
const long = (text: string) => `${text}\n${'We sat by the sea for a while. '.repeat(60)}`

describeOnBoth('a long text', (open) => {
  it('is read like a short one, with the current imported foods', async () => {
    const app = await openTestApp(open)
    const text = long('150 g grilled chicken, 1 cup cooked rice and 100 g zingberry')
    const foods = async () => (await analyseText(app, text)).items.map(({ food }) => food)
    const before = await analyseText(app, text)
    expect(before).toEqual({ ...tableReader.estimate(text), source: 'ingredients' })
    await importFoods(app, commandLine, writeJson([zingberry]))
    expect(await foods()).toEqual(['Chicken', 'Cooked rice', 'Raw zingberry'])
    const newer = { ...zingberry, fdcId: 2_950_001, foodNutrients: [...mainFour(80, 18, 1, 0.3)] }
    await importFoods(app, commandLine, writeJson([newer]))
    expect((await analyseText(app, text)).items.at(-1)?.nutritionData.calories).toBe(80)
    await removeOwnFoods(app, commandLine, 'all')
    expect(await foods()).toEqual(['Chicken', 'Cooked rice'])
  })

  it('without a food is refused like a short one', async () => {
    const app = await openTestApp(open)
    const anyone = apiClient(app, nutritionEndpoints)
    const { status, body } = await anyone.post<{ msg: string }>('/nutrition/estimate', {
      text: long('Nothing at all'),
    })
    expect([status, body.msg]).toEqual([400, 'No known ingredient found in the text'])
  })
})

it('long texts wait for one thread in a short queue; further ones are refused', async () => {
  const app = await openTestApp()
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, () => analyseText(app, long('2 eggs'))),
  )
  const read = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(read.length).toBeGreaterThanOrEqual(20)
  expect(refused.length).toBeGreaterThanOrEqual(20)
  for (const { detectedIngredients } of read as Analysis[]) {
    expect(detectedIngredients).toEqual(['Egg'])
  }
  for (const reason of refused) expect(reason).toMatchObject({ status: 503 })
  expect((await analyseText(app, long('2 eggs'))).detectedIngredients).toEqual(['Egg'])
})
