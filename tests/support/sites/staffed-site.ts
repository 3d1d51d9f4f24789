import type { Locator, Page } from 'playwright-core'
import { type StaffSite, startStaffSite } from './staff-site.ts'

type Named = { _id: string; name: string }

type Written = { _id: string; slug: string }

export type StaffedSite = StaffSite & {
  /** The newest meal and post, the only ones that are published and complete. */
  meal: Written
  post: Written
  imageUrl: string
}

/** A running site with `Soup 1` to `Soup 6` and `Post 1` to `Post 6`; only the sixth of each is published. */
export async function startStaffedSite(): Promise<StaffedSite> {
  const staff = await startStaffSite()
  const { _id: imageId, imageUrl } = await staff.upload(1)
  for (let number = 1; number <= 5; number += 1) {
    const soup = { title: `Soup ${number}`, description: 'A bowl of it' }
    await staff.call('POST', '/meals', soup)
    await staff.call('POST', '/blogs', { title: `Post ${number}` })
  }
  const categories = await staff.call<Named[]>('GET', '/categories')
  const types = await staff.call<Named[]>('GET', '/mealtypes')
  const meal = await staff.call<Written>('POST', '/meals', {
    title: 'Soup 6',
    description: 'A bowl of it',
    categories: categories.slice(0, 2),
    mealType: types[1]?._id,
    imageId,
    nutritionData: { calories: 300, protein: 12 },
    isPublished: true,
  })
  const post = await staff.call<Written>('POST', '/blogs', {
    title: 'Post 6',
    description: 'On soups',
    category: 'Recipes',
    featuredImage: imageUrl,
    content: '[{"type":"paragraph","children":[{"text":"Words"}]}]',
    isPublished: true,
  })
  return { ...staff, meal, post, imageUrl }
}

/** The number on the dashboard card with this name. */
export const tileOf = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd > span')
    .first()

/** The row of a list whose link has this title. */
export const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })

export const hrefOf = (link: Locator) => link.getAttribute('href')

/** The bodies of the writing requests that a page sends from now on. */
export function watchWrites(page: Page) {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (['PUT', 'POST'].includes(request.method())) sent.push(request.postDataJSON() ?? {})
  })
  return sent
}

/** The column headings of a table. */
export const columnsOf = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('columnheader')
    .evaluateAll((all) => all.flatMap((one) => one.textContent?.trim() || []))
