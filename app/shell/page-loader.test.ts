import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { addRedirects } from '#app/redirects/redirects.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import { notFound } from '#platform/errors.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { appContext } from './app-context.ts'
import { followIdOfOldBlog, pageLoader } from './page-loader.server.ts'

async function load(address: string, page: () => Promise<unknown>) {
  const app = await openTestApp()
  await addRedirects(app, commandLine, [{ from: '/old', to: 'https://a.example/new', status: 302 }])
  const context = new RouterContextProvider()
  context.set(appContext, app)
  const request = new Request(`http://localhost${address}`)
  const url = new URL(request.url)
  return await pageLoader(page)({ context, request, url, params: {}, pattern: '*' }).then(
    (value) => value,
    (thrown) => thrown,
  )
}

it('a redirect is followed only where nothing else answers [redirect-05]', async () => {
  const missing = async () => {
    throw notFound()
  }
  for (const address of ['/old', '/old/?page=2', '/old.data', '/old/_.data']) {
    const answer: Response = await load(address, missing)
    expect(answer.status, address).toBe(302)
    expect(answer.headers.get('location')).toBe('https://a.example/new')
  }
  expect(await load('/old', async () => 'a page')).toBe('a page')
  expect(await load('/other', missing)).toMatchObject({ init: { status: 404 } })
})

it('the home page follows the ids of an old blog alone [redirect-07]', async () => {
  const app = await openTestApp()
  await addRedirects(app, commandLine, [{ from: '/?p=12', to: '/blogs/soup' }])
  const follow = (search: string) =>
    followIdOfOldBlog(app, new URL(`http://localhost/${search}`)).catch((thrown) => thrown)
  const answer: Response = await follow('?p=12')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blogs/soup'])
  for (const search of ['', '?p=1', '?p=12&search=x', '?search=p']) {
    expect(await follow(search), search).toBeUndefined()
  }
})
