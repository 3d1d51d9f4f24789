import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { buttonOf, startPosts, textOf } from '#tests/support/sites/post-screen.ts'

describe('a second look at a post', () => {
  let world: Awaited<ReturnType<typeof startPosts>>

  beforeAll(async () => {
    world = await startPosts()
  })
  afterAll(() => world?.staff.close())

  it('lists what is worth it, leads to each place, and keeps nothing from being published [look-01, look-02, look-03]', async () => {
    const { staff, posts } = world
    const { imageUrl } = await staff.upload(5)
    const text = (words: string) => ({ text: words })
    const content = [
      { type: 'heading-one', children: [text('Soups')] },
      { type: 'paragraph', children: [text('x '.repeat(1500))] },
      { type: 'heading-three', children: [text('Too deep')] },
      {
        type: 'paragraph',
        children: [
          text('See '),
          { type: 'link', url: '/meals/never-was', children: [text('this soup')] },
          text(' or '),
          { type: 'link', url: '/about', children: [text('us')] },
          text('.'),
        ],
      },
      { type: 'image', url: imageUrl, alt: '', children: [text('')] },
      { type: 'paragraph', children: [text('End.')] },
    ]
    const { _id } = await posts.write('Second look', {
      content: JSON.stringify(content),
      description: 'Long. '.repeat(30),
      featuredImageAlt: 'A plate',
    })
    const { page, problems, close } = await staff.open(`/admin/blogs/edit/${_id}`)
    const list = page.getByRole('list', { name: 'Worth a look before publishing' })
    await list.getByText('“this soup” leads to nothing').waitFor()
    const notes = await list.getByRole('listitem').allTextContents()
    expect(notes.some((note) => note.includes('179 characters'))).toBe(true)
    expect(notes.some((note) => note.includes('“Too deep” skips a level'))).toBe(true)
    expect(notes.some((note) => note.includes('image in the text has no alternative text'))).toBe(
      true,
    )
    expect(notes.some((note) => note.includes('“us”'))).toBe(false)
    // Each button leads to its place.
    await list.getByRole('button', { name: /characters/ }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('description')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Short.')
    await list.getByText('characters').waitFor({ state: 'detached' })
    await list.getByRole('button', { name: /Too deep/ }).click()
    await expect
      .poll(() =>
        page.evaluate(
          () => window.getSelection()?.anchorNode?.parentElement?.closest('h4')?.textContent,
        ),
      )
      .toBe('Too deep')
    await buttonOf(page, 'Heading two').click()
    await list.getByText('“Too deep”').waitFor({ state: 'detached' })
    await expectToFit(page, [320, 390, 1280], 'the post with notes')
    await list.getByRole('button', { name: /this soup/ }).click()
    await expect
      .poll(() =>
        page.evaluate(
          () => window.getSelection()?.anchorNode?.parentElement?.closest('a')?.textContent,
        ),
      )
      .toBe('this soup')
    await page.keyboard.type('Oh, ')
    await textOf(page).getByText('Oh, ').waitFor()

    // Warnings are no wall.
    await page.getByLabel('Publish immediately').check()
    await buttonOf(page, 'Save Changes').click()
    await page.getByText('Blog updated successfully').waitFor()
    expect(await staff.call<object>('GET', `/blogs/${_id}`)).toMatchObject({ published: true })
    expect(problems).toEqual([])
    await close()
  })
})
