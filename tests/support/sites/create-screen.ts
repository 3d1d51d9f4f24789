import type { Page } from 'playwright-core'
import { buildPicture } from '../builders/pictures.ts'
import type { StaffSite } from './staff-site.ts'

export type StoredMeal = {
  _id: string
  title: string
  nutritionSource: string
  nutritionData: Record<string, number>
  items: { food: string; grams: number }[]
  isPublished: boolean
}

/** The meal with this title, from the API. */
export async function mealNamed(staff: StaffSite, title: string) {
  const search = encodeURIComponent(title)
  const { meals } = await staff.call<{ meals: StoredMeal[] }>('GET', `/meals?search=${search}`)
  return meals.find((meal) => meal.title === title)
}

/** A picture for a file field; a different one for each seed. */
export const pictureFile = async (seed: number) => ({
  name: 'plate.jpg',
  mimeType: 'image/jpeg',
  buffer: await buildPicture('jpeg', { seed }),
})

/** Uploads a picture on the screen for new meals, and waits until it is selected. */
export async function uploadPicture(page: Page, seed: number) {
  await page.getByRole('tab', { name: 'Upload Image' }).click()
  await page.getByLabel('Image file').setInputFiles(await pictureFile(seed))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('Image uploaded successfully').waitFor()
  await page.getByRole('radio', { name: /^Image 1/, checked: true }).waitFor()
}

/** Types ingredients and waits for the figures. */
export async function analyze(page: Page, ingredients: string) {
  await page.getByLabel('Ingredients', { exact: true }).fill(ingredients)
  await page.getByRole('button', { name: 'Analyze Image' }).click()
  await page.getByText('Image analyzed successfully').waitFor()
}
