import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { foodEndpoints } from '#app/nutrition/foods/foods.api.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import { archivedTables } from '#platform/backup/tables.ts'
import { commands } from '#server/commands/commands.ts'
import { apiClient } from '#tests/support/api.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { Analysis } from '../analysis.ts'
import { tableReader } from '../estimate.ts'
import type { FoodChoice } from '../foods/food-choice.ts'
import { nutritionEndpoints } from '../nutrition.api.server.ts'
import type { Item } from '../nutrition.ts'
import { importFoods, listOwnFoods, readerOf } from './own-foods.server.ts'
import { granola, mainFour, nutrient, writeFiles, writeJson, zingberry } from './usda-samples.ts'

/** The foods of a text as the site reads it with its imports. */
async function readWith(app: TestApp, text: string) {
  return (await readerOf(app)).estimate(text)
}

/** Items without confidence and alternatives. */
const withoutDoubt = (items: readonly Item[] = []) =>
  items.map(({ alternatives: _, confidence: __, ...item }) => item)

const run = (app: TestApp, ...words: string[]) => runCommand(commands, app, ...words)

describeOnBoth('foods that an owner imports', (open) => {
  it('are immediately found by estimates, the search and their ids', async () => {
    const app = await openTestApp(open)
    expect((await readWith(app, '100 g zingberry'))?.items).toBeUndefined()
    const file = writeJson({ FoundationFoods: [zingberry] })
    expect(await run(app, 'foods', 'import', file)).toEqual([
      '1 added, 0 updated, 0 unchanged, 0 skipped',
      'The running site reads them from the next request on',
    ])
    const anyone = apiClient(app, [...nutritionEndpoints, ...foodEndpoints])
    const body = { text: 'a cup of zingberries and 2 eggs' }
    const { body: answer } = await anyone.post<Analysis>('/nutrition/estimate', body)
    expect(answer.items[0]).toMatchObject({
      foodId: 'foundation:99001',
      food: 'Raw zingberry',
      group: 'fruit',
      grams: 150,
      nutritionData: { calories: 102, carbohydrates: 24.6 },
      missing: ['fiber', 'sugar'],
    })
    expect(answer.items[1]?.foodId).toBe('egg')
    const staff = await anyone.as('Manager')
    const found = await staff.get<{ foods: FoodChoice[] }>('/nutrition/foods?search=zingb')
    expect(found.body.foods[0]).toMatchObject({ _id: 'foundation:99001', calories: 68 })
    const rows = { items: [{ foodId: 'foundation:99001', grams: 50 }] }
    const { body: recomputed } = await staff.post('/nutrition/recompute', rows)
    expect(recomputed).toMatchObject({ unknown: [], nutritionData: { calories: 34 } })
  })

  it('keep their id when imported again: only the figures change', async () => {
    const app = await openTestApp(open)
    await importFoods(app, commandLine, writeJson({ FoundationFoods: [zingberry] }))
    await importFoods(app, commandLine, writeJson({ BrandedFoods: [granola] }))
    const newer = { ...zingberry, fdcId: 2_950_001, foodNutrients: [...mainFour(80, 18, 1, 0.3)] }
    const report = await importFoods(app, commandLine, writeJson([newer]))
    expect(report).toMatchObject({ added: 0, updated: 1, unchanged: 0 })
    expect((await readWith(app, '100 g zingberry'))?.nutritionData.calories).toBe(80)
    const again = await importFoods(app, commandLine, writeJson([newer]))
    expect(again).toMatchObject({ added: 0, updated: 0, unchanged: 1 })
    expect(await listOwnFoods(app, commandLine)).toHaveLength(2)
  })

  it("replace the figures of the table's foods with the same USDA number", async () => {
    const app = await openTestApp(open)
    const ours = tableReader.foods.find('apple')
    const survey = {
      foodClass: 'Survey',
      description: 'Apple, raw',
      foodNutrients: [...mainFour(59, 15.5, 0.2, 0.2), nutrient(1079, 0)],
      foodCode: '63101000',
      wweiaFoodCategory: { wweiaFoodCategoryDescription: 'Apples', wweiaFoodCategoryCode: 6002 },
      fdcId: 2_709_215,
      dataType: 'Survey (FNDDS)',
      foodPortions: [],
    }
    const report = await importFoods(app, commandLine, writeJson({ SurveyFoods: [survey] }))
    expect(report).toMatchObject({ added: 0, updated: 1 })
    const item = (await readWith(app, '1 medium apple'))?.items[0]
    expect(item).toMatchObject({ foodId: 'apple', food: ours?.name, grams: 200 })
    expect(item?.nutritionData).toMatchObject({ calories: 118, fiber: 0 })
    expect(item?.missing).toEqual(['sugar', 'sodium'])
    expect(tableReader.estimate('1 medium apple')?.nutritionData.calories).not.toBe(118)
    await run(app, 'foods', 'remove', 'survey:63101000')
    expect(await readWith(app, '1 medium apple')).toEqual(tableReader.estimate('1 medium apple'))
  })

  it('do not replace the meaning of plain names', async () => {
    const app = await openTestApp(open)
    const named = (fdcId: number, description: string, more: object = {}) => ({
      fdcId,
      description,
      dataType: 'Foundation',
      foodNutrients: mainFour(333, 44, 5, 6),
      ...more,
    })
    const brand = { dataType: 'Branded', brandName: 'APPLE ORCHARD', gtinUpc: '123' }
    const plain = ['Apple', 'Apples', 'Rice', 'Cola', 'Milk', 'Chicken breast', 'Boiled egg']
    const foods = plain.map((name, i) => named(i + 1, name))
    await importFoods(
      app,
      commandLine,
      writeJson([...foods, named(90, 'APPLE', brand), named(91, 'RICE', brand)]),
    )
    for (const text of ['apple', 'an apple and 200 ml milk', '1 cup rice, cola', 'boiled egg']) {
      // the confidence is lower, as a word may mean more foods
      const read = withoutDoubt((await readWith(app, text))?.items)
      expect(read).toEqual(withoutDoubt(tableReader.estimate(text)?.items))
      expect(read.length).toBeGreaterThan(0)
    }
  })

  it('are listed, removed one by one or all, and included in a backup', async () => {
    const app = await openTestApp(open)
    const folder = writeFiles({ 'a.json': [zingberry], 'b.json': { BrandedFoods: [granola] } })
    await run(app, 'foods', 'import', path.join(folder, 'a.json'))
    await run(app, 'foods', 'import', path.join(folder, 'b.json'))
    expect(await run(app, 'foods', 'list')).toEqual([
      'branded:894700010137  Morning Meadow maple pecan crunchy granola  (480 kcal per 100 g)',
      'foundation:99001  Raw zingberry  (68 kcal per 100 g)',
      '2 imported foods',
    ])
    expect((await run(app, 'foods', 'list', 'granola')).at(-1)).toBe('1 imported foods')
    expect(await archivedTables(app.db)).toContain('own_foods')
    expect(await run(app, 'foods', 'remove', 'foundation:99001', 'sr:1')).toEqual(['1 removed'])
    expect(await readWith(app, '100 g zingberry')).toBeNull()
    await expect(run(app, 'foods', 'remove', 'sr:1')).rejects.toMatchObject({ status: 404 })
    expect(await run(app, 'foods', 'remove', '--all')).toEqual(['1 removed'])
    expect(await run(app, 'foods', 'list')).toEqual(['0 imported foods'])
  })

  it('are read from CSV files too, which mix samples and foods', async () => {
    const app = await openTestApp(open)
    const folder = writeFiles({
      'food.csv': [
        '"fdc_id","data_type","description","food_category_id","publication_date"',
        '"167512","sr_legacy_food","Zingberry pie, ""deep dish"", frozen","18","2019-04-01"',
        '"2709999","survey_fndds_food","Zingberry juice, NFS","7202","2024-10-31"',
        '"319874","sub_sample_food","HUMMUS, Sample 1","16","2019-04-01"',
        '"167513","sr_legacy_food","Zingberry leaves, raw","11","2019-04-01"',
      ].join('\n'),
      'food_nutrient.csv': [
        '"id","fdc_id","nutrient_id","amount","data_points"',
        '"1","167512","1008","250",""',
        '"2","167512","1005","35.5",""',
        '"3","167512","1003","",""',
        '"4","167512","1004","11",""',
        // the survey's files use the older numbers
        '"5","2709999","208","47",""',
        '"6","2709999","205","11.5",""',
        '"7","2709999","203","0",""',
        '"8","319874","1008","166",""',
      ].join('\r\n'),
      'food_portion.csv': [
        '"id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"',
        '"1","167512","1","1","9999","","slice","120"',
        '"2","2709999","1","","9999","1 cup","10205","248"',
      ].join('\n'),
      'measure_unit.csv': '"id","name"\n"1000","cup"\n"9999","undetermined"',
      'sr_legacy_food.csv': '"fdc_id","NDB_number"\n"167512","99118"\n"167513","99119"',
      'survey_fndds_food.csv':
        '"fdc_id","food_code","wweia_category_code"\n"2709999","64199999","7202"',
      'food_category.csv': '"id","code","description"\n"18","1800","Baked Products"',
      'wweia_food_category.csv':
        '"wweia_food_category","wweia_food_category_description"\n"7202","100% juice"',
    })
    expect(await run(app, 'foods', 'import', path.join(folder, 'food.csv'))).toEqual([
      '2 added, 0 updated, 0 unchanged, 1 skipped',
      '  1 skipped, as no energy is reported: "Zingberry leaves, raw"',
      'The running site reads them from the next request on',
    ])
    expect((await readWith(app, '2 slices zingberry pie'))?.items[0]).toMatchObject({
      foodId: 'sr:99118',
      grams: 240,
      nutritionData: { calories: 600, protein: 0 },
      missing: ['protein', 'fiber', 'sugar', 'sodium'],
    })
    expect((await readWith(app, '1 cup zingberry juice'))?.items[0]).toMatchObject({
      foodId: 'survey:64199999',
      group: 'drink',
      grams: 248,
      missing: ['fat', 'fiber', 'sugar', 'sodium'],
    })
    expect((await importFoods(app, commandLine, folder)).unchanged).toBe(2)
  })
})

describe('a file that cannot be imported', () => {
  const message = async (app: TestApp, file: string) =>
    await importFoods(app, commandLine, file).then(
      () => 'imported',
      (error: Error) => error.message.replaceAll(path.dirname(file), '…'),
    )

  it('changes nothing, and the message says what is wrong', async () => {
    const app = await openTestApp()
    const good = JSON.stringify({ FoundationFoods: [zingberry, granola] })
    const folder = writeFiles({
      'cut.json': good.slice(0, -20),
      'other.json': { foods: [zingberry] },
      'text.json': 'fdc_id,description',
      'bad.json': { FoundationFoods: [zingberry, { fdcId: 5, description: 'Quark' }] },
      'foods.zip': 'PK',
    })
    const at = (name: string) => message(app, path.join(folder, name))
    expect(await at('cut.json')).toMatch(/^…\/cut.json is not JSON to its end: /)
    expect(await at('text.json')).toMatch(/^…\/text.json is not JSON to its end: /)
    expect(await at('other.json')).toMatch(/^…\/other.json has none of the lists FoundationFoods, /)
    expect(await at('bad.json')).toMatch(/^Food 2 of the file .*: foodNutrients: /)
    expect(await at('foods.zip')).toMatch(/^Unpack …\/foods.zip first/)
    expect(await at('none.json')).toBe(
      '…/none.json could not be read (ENOENT): there is no such file',
    )
    expect(await message(app, folder)).toMatch(/ has no food.csv$/)
    expect(await listOwnFoods(app, commandLine)).toEqual([])
  })

  it('is a CSV file with a missing column, a broken quote or an invalid amount', async () => {
    const app = await openTestApp()
    const food = '"fdc_id","data_type","description"\n"1","foundation_food","Zingberry"'
    const nutrients = '"fdc_id","nutrient_id","amount"\n"1","1008","many"'
    const refused = (files: Record<string, string>) => message(app, writeFiles(files))
    expect(await refused({ 'food.csv': '"fdc_id","name"\n"1","x"' })).toBe(
      'food.csv has no column data_type',
    )
    expect(await refused({ 'food.csv': food })).toMatch(/ has no food_nutrient.csv$/)
    expect(await refused({ 'food.csv': food, 'food_nutrient.csv': nutrients })).toBe(
      'food_nutrient.csv, line 2: the amount "many" is no number',
    )
    expect(await refused({ 'food.csv': `${food}\n"2","foundation` })).toMatch(
      /^food.csv is no CSV file: /,
    )
    expect(await listOwnFoods(app, commandLine)).toEqual([])
  })

  it('is not one with some impossible foods: these are named', async () => {
    const app = await openTestApp()
    const food = (fdcId: number, description: string, foodNutrients: unknown[]) => ({
      fdcId,
      description,
      foodNutrients,
    })
    const file = writeJson([
      food(1, 'Zingberry jam', mainFour(250, 60, 0, 0)),
      food(2, 'Zingberry dust', mainFour(null, 60, 0, 0)),
      food(3, 'Zingberry stone', mainFour(400, 80, 30, 10)),
      food(4, 'Large, baked', mainFour(100, 20, 3, 0)),
      { ...granola, fdcId: 5 },
      { ...granola, fdcId: 6 },
    ])
    expect(await run(app, 'foods', 'import', file)).toEqual([
      '2 added, 0 updated, 0 unchanged, 4 skipped',
      '  1 skipped, as no energy is reported: "Zingberry dust"',
      '  1 skipped, as 100 g hold more than 100 g: "Zingberry stone"',
      '  1 skipped, as the name tells no food: "Large, baked"',
      '  1 skipped, as the file has a newer entry of it: "CRUNCHY GRANOLA, MAPLE PECAN"',
      'The running site reads them from the next request on',
    ])
  })

  it('is one with more foods than allowed, unless foods are chosen by words', async () => {
    const app = await openTestApp()
    const foods = Array.from({ length: 20_001 }, (_, i) => ({
      ...granola,
      fdcId: i + 1,
      gtinUpc: String(i + 1),
      description: i < 3 ? 'ZINGBERRY GRANOLA' : 'GRANOLA',
    }))
    const file = writeJson({ BrandedFoods: foods })
    expect(await message(app, file)).toMatch(/more than 20000 foods. Choose some .*--matching/)
    expect(await listOwnFoods(app, commandLine)).toEqual([])
    await run(app, 'foods', 'import', file, '--matching', 'meadow zingb')
    expect(await listOwnFoods(app, commandLine)).toHaveLength(3)
  }, 180_000)
})
