import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, untilAwake } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import {
  buttonOf,
  type PictureFile,
  type Posts,
  saved,
  startPosts,
  untilSelected,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

const anyVideo = 'https://youtu.be/dQw4w9WgXcQ'

describe('blocks of a post', () => {
  let staff: StaffSite
  let posts: Posts
  let pictureFile: PictureFile

  beforeAll(async () => {
    ;({ staff, posts, pictureFile } = await startPosts())
    await staff.call('POST', '/meals', { title: 'Dal and rice', isPublished: true })
  })
  afterAll(() => staff?.close())

  it('are put in by the Insert menu, changed and removed by keyboard [block-10]', async () => {
    const { page, post, problems, close } = await posts.open('With every block')
    await page.keyboard.press('Enter')
    const insert = async (name: string) => {
      await buttonOf(page, 'Insert').click()
      await page.getByRole('menuitem', { name }).click()
    }
    await insert('Table')
    await page.getByRole('toolbar', { name: 'Table' }).waitFor()
    for (const text of ['Food', 'kcal', 'g', 'Rice', '130', '100']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await buttonOf(page, 'Remove column').click()
    await expect.poll(() => page.getByRole('toolbar', { name: 'Formatting' }).count()).toBe(1)
    await page.keyboard.press('Control+End')
    await untilSelected(page)

    await insert('Meal card')
    const meals = page.getByRole('dialog', { name: 'Meal card' })
    await meals.getByLabel('Search meals').fill('dal')
    expect(await accessibilityProblems(page)).toEqual([])
    await meals.getByRole('button', { name: /Dal and rice/ }).click()
    await buttonOf(page, 'Remove meal card').waitFor()

    await insert('Video')
    const video = page.getByRole('dialog', { name: 'Video' })
    await video.getByLabel('Address').fill('https://example.com')
    await page.keyboard.press('Enter')
    await video.getByText('Please enter the address of a video of YouTube or Vimeo').waitFor()
    await video.getByLabel('Address').fill(anyVideo)
    await page.keyboard.press('Enter')
    await buttonOf(page, 'Remove video').waitFor()

    await insert('Gallery')
    const gallery = page.getByRole('dialog', { name: 'Gallery' })
    const chosen = page.waitForEvent('filechooser')
    await gallery.getByRole('button', { name: 'Add images' }).click()
    await (await chosen).setFiles(pictureFile)
    await gallery.getByLabel('Alt text of image 1').fill('A plate')
    expect(await accessibilityProblems(page)).toEqual([])
    await gallery.getByRole('button', { name: 'Save gallery' }).click()
    await buttonOf(page, 'Remove gallery').waitFor()

    await page.keyboard.type('---')
    await page.keyboard.type('```a = 1')
    await saved(page)
    await expectToFit(page, [390, 1280])
    const types = async () =>
      (await posts.contentOf(post._id)).map(({ type }: { type: string }) => type)
    await expect
      .poll(types)
      .toEqual(['paragraph', 'table', 'meal', 'embed', 'gallery', 'divider', 'code-block'])
    expect(problems).toEqual([])
    await close()
  })

  it('are shown to readers, and a video only when it is pressed [block-03, block-09]', async () => {
    const { imageUrl } = await staff.upload(2)
    const { meals } = await staff.call<{ meals: { _id: string }[] }>('GET', '/meals?search=dal')
    const cell = (text: string, header?: boolean) => ({
      type: 'table-cell',
      header,
      children: [{ text }],
    })
    const row = (...children: unknown[]) => ({ type: 'table-row', children })
    const content = JSON.stringify([
      { type: 'heading-three', children: [{ text: 'Figures' }] },
      {
        type: 'table',
        children: [
          row(...Array.from({ length: 9 }, (_, index) => cell(`Column ${index}`, true))),
          row(...Array.from({ length: 9 }, () => cell('1'))),
        ],
      },
      { type: 'meal', mealId: meals[0]?._id },
      { type: 'embed', url: anyVideo },
      { type: 'gallery', images: [1, 2].map(() => ({ url: imageUrl, alt: 'A plate' })) },
      { type: 'code-block', children: [{ text: 'a = 1' }] },
    ])
    await posts.write('For readers', { content, published: true })
    const { page, problems, close } = await staff.open('/blogs/for-readers')
    await page.setViewportSize({ width: 390, height: 800 })
    await untilAwake(page)
    await expectToFit(page, [390, 1280])
    await page.getByRole('link', { name: 'Dal and rice' }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByText('Play the video on YouTube').click()
    expect(await page.locator('iframe').getAttribute('src')).toContain('youtube-nocookie.com')

    const images = page.locator('.post-gallery a')
    await images.first().click()
    const large = page.getByRole('dialog', { name: 'Image 1 of 2' })
    await large.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog', { name: 'Image 2 of 2' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // The browser of the tests reaches no other site, so the frame has a page of its own about that.
    const own = problems.filter((problem) => !/ERR_NAME_NOT_RESOLVED|sessionStorage/.test(problem))
    expect(own).toEqual([])
    await close()
  })
})
