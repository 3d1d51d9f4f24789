import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, packagesOf } from '../scripts/imports.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = globSync('{app,platform,server}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

/** What may be imported by whom; features in the order in which they may lean on each other. */
const featureOrder = [
  'accounts',
  'nutrition',
  'images',
  'meals',
  'blog',
  'contact',
  'site',
  'moving',
  'admin',
]

const imports = files.flatMap(importsOf)

const isServerFile = (file: string) => /\.server\.tsx?$/.test(file)
const featureOf = (file: string) => /^app\/(\w+)\//.exec(file)?.[1] ?? ''
const show = (list: Import[]) => list.map(({ from, to }) => `${from} -> ${to}`)

describe('the import arrows', () => {
  it('finds the imports of the project', () => {
    expect(imports.length).toBeGreaterThan(100)
  })

  it('point from server to app to platform', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        (from.startsWith('platform/') &&
          !to.startsWith('platform/') &&
          !to.startsWith('migrations/')) ||
        (from.startsWith('app/') && to.startsWith('server/')),
    )
    expect(show(wrong)).toEqual([])
  })

  it("never reach into another feature's SQL", () => {
    const wrong = imports.filter(
      ({ from, to }) => to.includes('.db.server') && path.dirname(from) !== path.dirname(to),
    )
    expect(show(wrong)).toEqual([])
  })

  it('follow the order of features on the server, without circles', () => {
    const wrong = imports.filter(({ from, to }) => {
      if (!isServerFile(from) || !isServerFile(to)) return false
      const [a, b] = [featureOrder.indexOf(featureOf(from)), featureOrder.indexOf(featureOf(to))]
      return a >= 0 && b >= 0 && b > a
    })
    expect(show(wrong)).toEqual([])
  })

  it('keep server code out of the browser, but for the loaders of pages', () => {
    const wrong = imports.filter(
      ({ from, to, typeOnly }) =>
        isServerFile(to) &&
        from.endsWith('.tsx') &&
        !from.includes('/pages/') &&
        !typeOnly &&
        !/^app\/(root|entry)/.test(from),
    )
    expect(show(wrong)).toEqual([])
  })

  it('let server files do without components, so that the worker can run unbuilt', () => {
    const wrong = imports.filter(
      ({ from, to }) => isServerFile(from) && from.endsWith('.ts') && to.endsWith('.tsx'),
    )
    expect(show(wrong)).toEqual([])
  })

  it('leave product words out of the shared pieces of the interface', () => {
    const wrong = imports.filter(
      ({ from, to }) => from.startsWith('app/ui/') && !to.startsWith('app/ui/'),
    )
    expect(show(wrong)).toEqual([])
  })
})

describe('migrations', () => {
  const files = globSync('migrations/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  )

  it('are frozen: they import nothing that may change after them', () => {
    expect(files.length).toBeGreaterThan(10)
    const wrong = files.flatMap(importsOf).filter(({ to }) => !to.startsWith('migrations/'))
    expect(show(wrong)).toEqual([])
    const packages = new Set(files.flatMap(packagesOf).filter((name) => !name.startsWith('node:')))
    expect([...packages]).toEqual(['kysely'])
  })
})

it("the browser's storage is written by one file, whose entries the cookie policy names", () => {
  const ways =
    /\b(?:local|session)Storage\b(?!')|\['(?:local|session)Storage|indexedDB|cookieStore|document\.cookie|caches\.open/
  const wrong = files.filter(
    (file) =>
      file.startsWith('app/') &&
      file !== 'app/ui/browser-storage.ts' &&
      ways.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})
