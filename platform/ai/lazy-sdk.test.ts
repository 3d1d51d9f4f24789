import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

/** Files that import the AI SDK, which takes at least half a second and 30 MB. */
const heavy = ['platform/ai/provider-models.ts', 'platform/ai/read-failure.ts']

const files = globSync('{app,platform,server}/**/*.{ts,tsx}', { cwd: projectRoot() }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const imports = (file: string) =>
  [
    ...readFileSync(path.join(projectRoot(), file), 'utf8').matchAll(
      /^import (?!type).*?'([^']+)'/gms,
    ),
  ].map(([, target = '']) => target)

it('the AI SDK is loaded by the first call to a provider, not at process start', () => {
  const loading = files.filter((file) => imports(file).some((to) => /^(ai|@ai-sdk\/.*)$/.test(to)))
  expect(heavy).toEqual(expect.arrayContaining(loading))
  const names = heavy.map((file) => path.basename(file))
  const eager = files.filter((file) =>
    imports(file).some((to) => names.includes(path.basename(to))),
  )
  expect(eager).toEqual([])
})
