import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Meal } from '#app/meals/meal.ts'
import type { Analysis } from '#app/nutrition/analysis.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('the receipt of a meal', () => {
  let staff: StaffSite
  let meal: Meal

  beforeAll(async () => {
    staff = await startStaffSite()
    const { items, nutritionData } = await staff.call<Analysis>('POST', '/nutrition/analyze', {
      ingredients: '300 g chicken, 400 g white rice',
    })
    meal = await staff.call<Meal>('POST', '/meals', {
      title: 'Plate with a label',
      items,
      nutritionData: { ...nutritionData, calories: 1500 },
      isPublished: true,
    })
  })
  afterAll(() => staff?.close())

  it('shows the computed figures next to those set by hand, and who set them', async () => {
    const given = meal.computedData?.calories.toLocaleString('en') ?? ''
    const { page, close } = await staff.open(`/meals/${meal.slug}`)
    const receipt = page.getByRole('region', { name: 'Ingredients' })
    await receipt
      .getByText(
        new RegExp(
          `^Calories were set by hand by ${meal.editedBy?.name} on .+ The ingredients give ${given} kcal\\.$`,
        ),
      )
      .waitFor()
    expect(await receipt.getByRole('row', { name: /^Ingredients/ }).innerText()).toContain(given)
    expect(await receipt.getByRole('row', { name: /^Total, set by hand/ }).innerText()).toContain(
      '1,500',
    )
    await receipt.getByText('Figures of the ingredients: USDA FoodData Central').waitFor()
    await page.getByText('for 1 serving, set by hand').waitFor()
    await page.getByText('; those set by hand are marked below').waitFor()
    const list = page.getByRole('region', { name: 'Nutrition', exact: true })
    await list.getByText(`set by hand; the ingredients give ${given} kcal`).waitFor()
    await expectToFit(page, [390, 1280], 'a meal with figures set by hand')

    // Two servings double both figures.
    await page.getByRole('slider').press('End')
    const twice = ((meal.computedData?.calories ?? 0) * 2).toLocaleString('en')
    await list.getByText(`set by hand; the ingredients give ${twice} kcal`).waitFor()
    await close()
  })

  it('leads to a plate with the same foods, which the visitor corrects [plate-10]', async () => {
    const { page, problems, close } = await staff.open(`/meals/${meal.slug}`)
    await page.getByRole('link', { name: 'Make this plate yours' }).click()
    const foods = page.getByRole('region', { name: 'Foods of this plate' })
    const amounts = () =>
      foods
        .getByLabel(/^Amount of/)
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    await expect.poll(amounts).toEqual(meal.items.map(({ grams }) => String(grams)))
    await foods
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect.poll(amounts).toEqual([String(meal.items[1]?.grams)])
    await expect.poll(() => new URL(page.url()).searchParams.getAll('food')).toHaveLength(1)
    expect(problems).toEqual([])
    await close()
  })
})
