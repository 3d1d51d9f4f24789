import { vi } from 'vitest'
import type { Image } from '#app/images/image.ts'
import type { Meal } from '#app/meals/meal.ts'
import type { Analysis } from '#app/nutrition/analysis.ts'
import { openPage, untilQuiet, type Visit } from './browser.ts'
import { type StaffSite, startStaffSite } from './staff-site.ts'

/** What is on the plate of the meal, and the path of its estimate. */
export const plateWords = '200 g grilled salmon, 150 g quinoa, 50 g asparagus'
export const estimatePath = `/estimate?${new URLSearchParams({ text: plateWords })}`

export type FiguresSite = StaffSite & {
  /** A published meal with an illustration, foods, grams and a range. */
  meal: Meal
  /** The path of its page. */
  address: string
  /** Opens a page in a new browser that has stored these entries, and waits until it is idle. */
  visitWith(path: string, entries?: Record<string, string>): Promise<Visit>
}

/** A running site with a meal of which everything is known, and one without foods ("Bare plate"). */
export async function startFiguresSite(): Promise<FiguresSite> {
  const staff = await startStaffSite()
  const image = await drawnImage(staff)
  const { items, nutritionData, range } = await staff.call<Analysis>('POST', '/nutrition/analyze', {
    ingredients: plateWords,
  })
  const meal = await staff.call<Meal>('POST', '/meals', {
    ...{ title: 'Salmon plate', description: 'A fillet and some green.', imageId: image._id },
    ...{ items, nutritionData, range, isPublished: true },
  })
  const bare = { title: 'Bare plate', nutritionData: { calories: 300 }, isPublished: true }
  await staff.call('POST', '/meals', bare)
  return {
    ...staff,
    meal,
    address: `/meals/${meal.slug}`,
    async visitWith(path, entries = {}) {
      const visit = await openPage(staff.browser)
      await visit.page.addInitScript(storeOnce, entries)
      await visit.page.goto(staff.site.url + path)
      await untilQuiet(visit.page)
      return visit
    },
  }
}

/** An illustration of the words, once the worker has drawn it. */
async function drawnImage(staff: StaffSite): Promise<Image> {
  const asked = { prompt: plateWords, seed: 1 }
  const { _id } = await staff.call<Image>('POST', '/images/generate', asked)
  return await vi.waitFor(
    async () => {
      const image = await staff.call<Image>('GET', `/images/${_id}`)
      if (!image.imageUrl.includes('/media/')) throw new Error(`The image is ${image.imageUrl}`)
      return image
    },
    { timeout: 150_000, interval: 200 },
  )
}

/** Runs in the page: stores the entries when the browser opens its first page. */
function storeOnce(entries: Record<string, string>) {
  localStorage.setItem('cookieConsent', 'all')
  if (sessionStorage.getItem('stored')) return
  sessionStorage.setItem('stored', 'yes')
  for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text)
}
