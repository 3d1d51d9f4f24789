import { afterAll, beforeAll, describe, it } from 'vitest'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const noConnection = 'Unable to connect. Please check your connection and try again.'

/**
 * The screen of a list, the call that fails, and the messages without a connection and for an error without a
 * message.
 */
const lists: [screen: string, call: string, silent: string, unexplained: string][] = [
  ['/dashboard', '/api/meals?*', 'Failed to fetch data', 'Failed to fetch data'],
  ['/admin/meals', '/api/meals?*', noConnection, 'Failed to load data. Please try again later.'],
  ['/admin/blogs', '/api/blogs?*', noConnection, 'Failed to load blogs. Please try again later.'],
  ['/admin/images', '/api/images?*', noConnection, 'Failed to load the images. Please try again.'],
  [
    '/admin/messages',
    '/api/contact?*',
    noConnection,
    'Failed to load messages. Please try again later.',
  ],
  ['/admin/users', '/api/users?*', noConnection, 'Failed to load users. Please try again later.'],
]

describe('a list of staff that cannot be loaded', () => {
  let staff: StaffSite
  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(() => staff?.close())

  it.each(lists)(
    '%s shows the reason of the server, that of the error, or its own',
    async (...list) => {
      const [screen, call, silent, unexplained] = list
      const { page, close } = await staff.open('/account')
      const address = staff.site.url + call
      const msg = 'The database cannot be reached. Please try again later.'
      await page.route(address, (route) =>
        route.fulfill({ status: 503, json: { msg, errors: [] } }),
      )
      await page.goto(staff.site.url + screen)
      await page.getByText(msg).first().waitFor()
      await page.unroute(address)
      await page.route(address, (route) => route.abort())
      await page.goto(staff.site.url + screen)
      await page.getByText(silent).first().waitFor()
      await page.unroute(address)
      await page.route(address, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
      await page.goto(staff.site.url + screen)
      await page.getByText(unexplained).first().waitFor()
      await close()
    },
  )
})
