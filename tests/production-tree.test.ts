import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { keptPackages } from '../scripts/bundle/server-programs.ts'
import { packagesOf } from '../scripts/imports.ts'

const root = path.resolve(import.meta.dirname, '..')
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
)

/** Files used only to build, develop or test the site. */
const forBuilding = ['app/routes.ts', 'server/dev.ts', 'app/nutrition/own-foods/usda-samples.ts']

/** The site's sources that run in production. */
const files = globSync('{app,platform,server,migrations}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file) && !forBuilding.includes(file),
)

const isBuiltin = (name: string) => /^(node|virtual):/.test(name) || builtinModules.includes(name)

describe('what the site needs at runtime', () => {
  it('is bundled or in its dependencies, so that the package needs nothing else', () => {
    expect(Object.keys(dependencies).toSorted()).toEqual(keptPackages.toSorted())
    const needed = files.flatMap((file) => packagesOf(file).map((name) => ({ file, name })))
    expect(needed.length).toBeGreaterThan(100)
    const known = { ...dependencies, ...devDependencies }
    expect(needed.filter(({ name }) => !isBuiltin(name) && !(name in known))).toEqual([])
  })

  it('does not include what builds or tests it', () => {
    for (const name of [
      'vite',
      'tailwindcss',
      '@tailwindcss/vite',
      '@react-router/dev',
      'vitest',
    ]) {
      expect(dependencies, name).not.toHaveProperty([name])
      expect(devDependencies, name).toHaveProperty([name])
    }
  })

  it('can be started by scripts that need only Node', () => {
    for (const name of [
      ...['start.mjs', 'cli.mjs', 'prepare.mjs', 'heap-flags.mjs'],
      ...['bundle/prepack.mjs', '../bin/built-site.mjs', '../bin/platewise.mjs'],
    ]) {
      const needed = packagesOf(`scripts/${name}`)
      expect(
        needed.filter((module) => !isBuiltin(module)),
        name,
      ).toEqual([])
    }
  })
})
