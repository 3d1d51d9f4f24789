import { openPage, untilQuiet, type Visit } from './browser.ts'
import { type StaffSite, startStaffSite } from './staff-site.ts'

type Named = { _id: string; name: string }

export type WrittenPost = { _id: string; slug: string; createdAt: string }

export type VisitedSite = StaffSite & {
  /** The newest post. */
  post: WrittenPost
  /** Opens a page without scripts, as rendered by the server. */
  read(path: string): Promise<Visit>
  /** Opens a page and waits until it is hydrated and idle. */
  visit(path: string): Promise<Visit>
}

/** Fields of the newest meal; it is a lunch, and vegan like the plates. */
export const bowl = {
  title: 'Bowl of everything',
  description: 'Rice with beans and an egg.',
  nutritionData: {
    ...{ calories: 520, carbohydrates: 61, protein: 23, fat: 17 },
    ...{ fiber: 11, sugar: 6, sodium: 410 },
  },
  isPublished: true,
}

/**
 * Starts a site with `plates` meals, a bare one, a bowl, and `posts` posts, of which `Post 1` is the oldest.
 */
export async function startVisitedSite(plates: number, posts: number): Promise<VisitedSite> {
  const staff = await startStaffSite()
  const image = await staff.upload(1)
  await writeMeals(staff, plates, image._id)
  let post: WrittenPost = { _id: '', slug: '', createdAt: '' }
  for (let number = 1; number <= posts; number += 1) {
    post = await writePost(staff, `Post ${number}`, image.imageUrl)
  }
  return {
    ...staff,
    post,
    async read(path) {
      const visit = await openPage(staff.browser, { javaScriptEnabled: false })
      await visit.page.goto(staff.site.url + path)
      return visit
    },
    async visit(path) {
      const visit = await openPage(staff.browser)
      await visit.page.goto(staff.site.url + path)
      await untilQuiet(visit.page)
      return visit
    },
  }
}

async function writeMeals(staff: StaffSite, plates: number, imageId: string) {
  const categories = await staff.call<Named[]>('GET', '/categories')
  const types = await staff.call<Named[]>('GET', '/mealtypes')
  const idOf = (list: Named[], name: string) => list.find((one) => one.name === name)?._id
  const vegan = { categories: [idOf(categories, 'Vegan')], imageId, isPublished: true }
  await staff.call('POST', '/meals', { title: 'Bare plate', isPublished: true })
  for (let number = 1; number <= plates; number += 1) {
    await staff.call('POST', '/meals', { title: `Plate ${number}`, ...vegan })
  }
  await staff.call('POST', '/meals', { ...vegan, ...bowl, mealType: idOf(types, 'Lunch') })
}

function writePost(staff: StaffSite, title: string, featuredImage: string) {
  const paragraph = { type: 'paragraph', children: [{ text: 'Words and words. '.repeat(80) }] }
  return staff.call<WrittenPost>('POST', '/blogs', {
    title,
    description: `What ${title} is about`,
    content: JSON.stringify([paragraph]),
    featuredImage,
    category: 'Recipes',
    tags: ['Beans', 'Rice & co'],
    isPublished: true,
  })
}
