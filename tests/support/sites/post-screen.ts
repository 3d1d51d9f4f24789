import type { Page } from 'playwright-core'
import { buildPicture } from '../builders/pictures.ts'
import { type StaffSite, startStaffSite } from './staff-site.ts'

/** Locators of the screen where posts are written. */
export const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' })
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' })
export const buttonOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })

/** Waits until the server has saved what was typed. */
export const saved = (page: Page) => page.locator('[data-save-state=saved]').waitFor()

/** A post's content: one paragraph of plain text. */
export const words = (text: string) => [{ type: 'paragraph', children: [{ text }] }]

export type Written = { _id: string; content: string }

export type Posts = Awaited<ReturnType<typeof postsOf>>

/** Starts a site for writing posts, with a picture for them. */
export async function startPosts() {
  const staff = await startStaffSite()
  return { staff, posts: await postsOf(staff), picture: await buildPicture('png') }
}

/** Returns functions that store posts through a site's API; all posts use the same image. */
async function postsOf(staff: StaffSite) {
  const { imageUrl } = await staff.upload(1)
  return {
    /** Stores a post with the text "As it was." and everything else that publishing requires. */
    write: (title: string, changes: object = {}) =>
      staff.call<Written>('POST', '/blogs', {
        title,
        description: 'About portions',
        content: JSON.stringify(words('As it was.')),
        featuredImage: imageUrl,
        category: 'Nutrition',
        ...changes,
      }),
    /** The stored content, as blocks. */
    async contentOf(id: string) {
      const { content } = await staff.call<Written>('GET', `/blogs/${id}`)
      return JSON.parse(content)
    },
  }
}
