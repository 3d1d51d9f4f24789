import type { BrowserContextOptions, Page } from 'playwright-core'
import { buildPicture } from '../builders/pictures.ts'
import { type StaffSite, startStaffSite } from './staff-site.ts'

/** Locators of the screen where posts are written. */
export const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' })
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' })
export const buttonOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })

/** Waits until the server has saved what was typed. */
export const saved = (page: Page) => page.locator('[data-save-state=saved]').waitFor()

/** Waits until the editor has taken the browser's selection, a moment after that has changed. */
export const untilSelected = (page: Page) => page.waitForTimeout(300)

/** Waits until the text has the focus, as after a dialog was closed, and the editor its selection. */
export async function untilInText(page: Page) {
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Content')
  await untilSelected(page)
}

/** A block of plain text. */
export const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] })

/** A post's content: one paragraph of plain text. */
export const words = (text: string) => [paragraph(text)]

export type Written = { _id: string; content: string }

export type Posts = Awaited<ReturnType<typeof postsOf>>

/** Starts a site for writing posts, with a picture for them: its bytes, and a file for a field. */
export async function startPosts() {
  const staff = await startStaffSite()
  const picture = await buildPicture('png')
  const pictureFile = { name: 'plate.png', mimeType: 'image/png', buffer: picture }
  return { staff, posts: await postsOf(staff), picture, pictureFile }
}

export type PictureFile = Awaited<ReturnType<typeof startPosts>>['pictureFile']

type Opening = {
  /** The end of the text where the cursor is put. */
  at?: 'Home' | 'End'
  options?: BrowserContextOptions
}

/** Returns functions that store posts through a site's API; all posts use the same image. */
async function postsOf(staff: StaffSite) {
  const { imageUrl } = await staff.upload(1)
  const write = (title: string, changes: object = {}) =>
    staff.call<Written>('POST', '/blogs', {
      title,
      description: 'About portions',
      content: JSON.stringify(words('As it was.')),
      featuredImage: imageUrl,
      category: 'Nutrition',
      ...changes,
    })
  async function contentOf(id: string) {
    const { content } = await staff.call<Written>('GET', `/blogs/${id}`)
    return JSON.parse(content)
  }
  return {
    /** Stores a post with the text "As it was." and everything else that publishing requires. */
    write,
    /** The stored content, as blocks. */
    contentOf,
    /** Stores a post, and opens it with the cursor in its text. `stored` gives its blocks on the server. */
    async open(title: string, changes: object = {}, { at = 'End', options }: Opening = {}) {
      const post = await write(title, changes)
      const visit = await staff.open(`/admin/blogs/edit/${post._id}`, options)
      await textOf(visit.page).click()
      await visit.page.keyboard.press(`Control+${at}`)
      return { ...visit, post, stored: () => contentOf(post._id) }
    },
    /** The revisions of a post, newest first. */
    async revisionsOf(id: string) {
      type Answer = { revisions: { _id: string }[] }
      return (await staff.call<Answer>('GET', `/blogs/${id}/revisions`)).revisions
    },
  }
}
