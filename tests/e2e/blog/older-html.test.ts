import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilQuiet } from '#tests/support/sites/browser.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const older: [what: string, content: string, text: string][] = [
  ['cells outside a table', '<div><td>One</td> <td>two</td></div>', 'One\ttwo'],
  ['rows outside a table', '<p>One</p><tr><td>two</td></tr>', 'One\ntwo'],
  ['rows without a body', '<table><tr><td>One</td><td>two</td></tr></table>', 'One\ttwo'],
  ['text between rows', '<table>One<tr><td>two</td></tr></table>', 'One\ntwo'],
  ['items outside a list', '<li>One</li><li>two</li>', 'One\ntwo'],
  ['a link in a link', '<a href="/meals">One <a href="/blogs">two</a></a>', 'One two'],
  ['a paragraph in a paragraph', '<p>One<span><p>two</p></span></p>', 'One\ntwo'],
  ['a list in a paragraph', '<p>One<ul><li>two</li></ul></p>', 'One\ntwo'],
  ['tags that are never closed', '<div><b>One<p><i>two', 'One\ntwo'],
  ['a heading in a heading', '<h2>One<h3>two</h3></h2>', 'One\ntwo'],
]

describe('posts in older HTML', () => {
  let staff: StaffSite
  let featuredImage = ''

  beforeAll(async () => {
    staff = await startStaffSite()
    featuredImage = (await staff.upload(1)).imageUrl
  })
  afterAll(() => staff?.close())

  it.each(older)('with %s are converted without an error', async (what, content, text) => {
    const { slug } = await staff.call<{ slug: string }>('POST', '/blogs', {
      title: `About ${what}`,
      description: 'From long ago.',
      content,
      featuredImage,
      category: 'Nutrition',
      isPublished: true,
    })
    const { page, problems, close } = await staff.open(`/blogs/${slug}`)
    await untilQuiet(page)
    const body = page.locator('.post-body')
    expect((await body.innerText()).replaceAll(/\s*\n\s*/g, '\n').trim()).toBe(text)
    expect(problems).toEqual([])
    await close()
  })
})
