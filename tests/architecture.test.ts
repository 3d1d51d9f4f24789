import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, packagesOf } from '../scripts/imports.ts'
import { functionLengths } from './support/function-lengths.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = globSync('{app,platform,server}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

/** The folders of the app; each may import values from those before it only. */
const folders = [
  'ui',
  'render',
  'redirects',
  'shell',
  'nutrition',
  'images',
  'accounts',
  'webhooks',
  'publishing',
  'day',
  'meals',
  'guess',
  'blog',
  'finding',
  'contact',
  'home',
  'legal',
  'seo',
  'moving',
  'admin',
]

/** Maximum number of files in a folder, including tests. */
const fullestFolder = 25

const imports = files.flatMap(importsOf)

const isServerFile = (file: string) => /\.server\.tsx?$/.test(file)
const featureOf = (file: string) => /^app\/(\w+)\//.exec(file)?.[1] ?? ''
const isScript = (file: string) => /\.tsx?$/.test(file)
/** Files directly below app/ rank last, so that no folder may import them. */
const rank = (folder: string) => (folder ? folders.indexOf(folder) : folders.length)
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

  it('never reach the SQL of another feature', () => {
    const wrong = imports.filter(
      ({ from, to }) => to.includes('.db.server') && featureOf(from) !== featureOf(to),
    )
    expect(show(wrong)).toEqual([])
  })

  it('follow the order of folders', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      const [importer, imported] = [featureOf(from), featureOf(to)]
      return (
        importer &&
        to.startsWith('app/') &&
        isScript(to) &&
        !typeOnly &&
        rank(imported) > rank(importer)
      )
    })
    expect(show(wrong)).toEqual([])
  })

  it('keep server code out of the browser, except for page loaders', () => {
    const wrong = imports.filter(
      ({ from, to, typeOnly }) =>
        isServerFile(to) &&
        !isServerFile(from) &&
        from.endsWith('.tsx') &&
        !from.includes('/pages/') &&
        !typeOnly &&
        !/^app\/(root|entry)/.test(from),
    )
    expect(show(wrong)).toEqual([])
  })

  it('keep server files free of components, so that the worker runs without a build', () => {
    const wrong = imports.filter(
      ({ from, to }) => isServerFile(from) && from.endsWith('.ts') && to.endsWith('.tsx'),
    )
    expect(show(wrong)).toEqual([])
  })

  it('keep product words out of the shared user interface', () => {
    const wrong = imports.filter(
      ({ from, to }) => from.startsWith('app/ui/') && !to.startsWith('app/ui/'),
    )
    expect(show(wrong)).toEqual([])
  })
})

it('every folder of the app has a place in the order', () => {
  const wrong = files.map(featureOf).filter((folder) => folder && !folders.includes(folder))
  expect([...new Set(wrong)]).toEqual([])
})

it(`no folder has more than ${fullestFolder} files side by side`, () => {
  const all = globSync('{app,bench,migrations,platform,scripts,server,tests}/**/*.*', { cwd: root })
  const counts = Map.groupBy(all, (file) => path.dirname(file))
  const full = [...counts].filter(([, files]) => files.length > fullestFolder)
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})

/** Most lines of code in a function; callbacks of tests do not count, whose steps are told in a row. */
const longestFunction = 40

/** Functions that may be longer: each runs for every pixel, or for every wave of its noise. */
const unrolled = new Map([
  ['shadePoint', 'calls between its steps made drawing 8 to 12 % slower'],
  ['fillRows', 'calls between its steps made drawing 8 to 12 % slower'],
  ['findSlope', 'one formula, written out for the eight corners of a cell'],
])

it(`no function has more than ${longestFunction} lines of code`, () => {
  const all = globSync('{app,bench,bin,platform,scripts,server,tests}/**/*.{ts,tsx,mjs}', {
    cwd: root,
  })
  const functions = all.flatMap((file) =>
    functionLengths(file).map((each) => ({ ...each, file, isTest: file.includes('.test.') })),
  )
  expect(functions.length).toBeGreaterThan(5000)
  const long = functions.filter(
    ({ name, lines, isTest }) => lines > longestFunction && (name || !isTest),
  )
  const shown = long.map(({ name, file, lines }) => `${file}: ${name} has ${lines}`)
  expect(shown.filter((_, at) => !unrolled.has(long[at]?.name ?? ''))).toEqual([])
  // What was split since needs no exception any more.
  expect(new Set(long.map(({ name }) => name))).toEqual(new Set(unrolled.keys()))
}, 120_000)

describe('migrations', () => {
  const files = globSync('migrations/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  )

  it('are frozen: they import nothing that may change later', () => {
    expect(files.length).toBeGreaterThan(10)
    const wrong = files.flatMap(importsOf).filter(({ to }) => !to.startsWith('migrations/'))
    expect(show(wrong)).toEqual([])
    const packages = new Set(files.flatMap(packagesOf).filter((name) => !name.startsWith('node:')))
    expect([...packages]).toEqual(['kysely'])
  })
})

it('only two files write to the browser’s storage, and the cookie policy lists what they write', () => {
  const writers = ['app/ui/browser/browser-storage.ts', 'app/ui/browser/draft-database.ts']
  const ways =
    /\b(?:local|session)Storage\b(?!')|\['(?:local|session)Storage|indexedDB|cookieStore|document\.cookie|caches\.open/
  // A script in the head can import nothing. It may read an entry, but not write one.
  const headScript = 'app/shell/preferences/calm-script.tsx'
  const codeOf = (file: string) => {
    const code = readFileSync(path.join(root, file), 'utf8')
    return file === headScript ? code.replace('localStorage.getItem(entry)', '') : code
  }
  const wrong = files.filter(
    (file) => file.startsWith('app/') && !writers.includes(file) && ways.test(codeOf(file)),
  )
  expect(wrong).toEqual([])
})
