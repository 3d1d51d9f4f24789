import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

const read = (file: string) => readFileSync(`${projectRoot()}/${file}`, 'utf8')

const statements = [...read('docs/specification.md').matchAll(/^- `([a-z]+-\d\d)` /gm)].map(
  ([, id = '']) => id,
)

/** The statement ids in brackets at the end of test titles, such as `[home-01, home-02]`. */
function idsIn(source: string): string[] {
  const lists = source.matchAll(/\[([a-z]+-\d\d(?:, [a-z]+-\d\d)*)\]['"`]/g)
  return [...lists].flatMap(([, list = '']) => list.split(', '))
}

const files = ['app', 'migrations', 'platform', 'server', 'tests'].flatMap((folder) =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: projectRoot() }),
)
const proven = new Map(files.flatMap((file) => idsIn(read(file)).map((id) => [id, file])))

it('names each statement once', () => {
  expect(statements.length).toBeGreaterThan(200)
  expect(new Set(statements).size).toBe(statements.length)
})

it('has a test for every statement', () => {
  const missing = statements.filter((id) => !proven.has(id))
  const count = statements.length
  process.stdout.write(
    `specification: ${count - missing.length} of ${count} statements have a test\n`,
  )
  expect(missing).toEqual([])
})

it('has no test that names an unknown statement', () => {
  expect([...proven].filter(([id]) => !statements.includes(id))).toEqual([])
})
