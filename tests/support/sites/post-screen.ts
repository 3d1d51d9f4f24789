import type { Page } from 'playwright-core'
import { buildPicture } from '../builders/pictures.ts'
import { type StaffSite, startStaffSite } from './staff-site.ts'

/** What a reader of the screen where posts are written knows its parts by. */
export const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' })
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' })
export const buttonOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })

/** Until the server has what was typed. */
export const saved = (page: Page) => page.locator('[data-save-state=saved]').waitFor()

/** A post's content: one paragraph of plain text. */
export const words = (text: string) => [{ type: 'paragraph', children: [{ text }] }]

export type Written = { _id: string; content: string }

export type Posts = Awaited<ReturnType<typeof postsOf>>

/** A site where posts are written, and a picture to put into them. */
export async function startPosts() {
  const staff = await startStaffSite()
  return { staff, posts: await postsOf(staff), picture: await buildPicture('png') }
}

/** Stores posts through a site's API, with one image for all of them. */
async function postsOf(staff: StaffSite) {
  const { imageUrl } = await staff.upload(1)
  return {
    /** Stores a post that says "As it was.", with all that it needs to be published. */
    write: (title: string, changes: object = {}) =>
      staff.call<Written>('POST', '/blogs', {
        title,
        description: 'About portions',
        content: JSON.stringify(words('As it was.')),
        featuredImage: imageUrl,
        category: 'Nutrition',
        ...changes,
      }),
    /** The content that is stored, as blocks. */
    async contentOf(id: string) {
      const { content } = await staff.call<Written>('GET', `/blogs/${id}`)
      return JSON.parse(content)
    },
  }
}
