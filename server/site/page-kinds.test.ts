import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { pageMatcher } from './page-kinds.ts'

type Entry = Awaited<typeof routes>[number]

/** The server build with the site's routes. */
async function buildOf(): Promise<ServerBuild> {
  const named: [string, object][] = [['root', { id: 'root', path: '' }]]
  const add = (entries: Entry[], parentId: string) => {
    for (const { id: given, file, index, path, children = [] } of entries) {
      const id = given ?? file.replace(/\.tsx?$/, '')
      named.push([id, { id, parentId, path, index }])
      add(children, id)
    }
  }
  add(await routes, 'root')
  return { routes: Object.fromEntries(named) } as ServerBuild
}

const publicPaths = [
  '/',
  '/meals',
  '/meals/lunch',
  '/meals/red-lentil-daal',
  '/blogs/fibre',
  '/contact/sent',
  '/login',
  '/sitemaps/meals-1.xml',
  '/.well-known/security.txt',
]

describe('the kind of a path', () => {
  it.each([...publicPaths, '/readyz', '/nowhere', '/meals/a/b'])(
    '%s is a public page',
    async (path) => {
      const kind = publicPaths.includes(path) ? 'public' : 'missing'
      expect(pageMatcher(await buildOf())(path).kind).toBe(kind)
    },
  )

  it.each(['/dashboard', '/admin', '/admin/meals/edit/1', '/admin/settings'])(
    '%s is not a public page',
    async (path) => expect(pageMatcher(await buildOf())(path).kind).toBe('other'),
  )
})
