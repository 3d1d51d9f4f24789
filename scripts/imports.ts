import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export type Import = { from: string; to: string; typeOnly: boolean }

/** What a file of the project imports from the project, now or later; all paths from its root on. */
export function importsOf(from: string): Import[] {
  const code = readFileSync(path.join(root, from), 'utf8')
  const statements = code.matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'/gms)
  const calls = code.matchAll(/\bimport\(()'([^']+)'\)/g)
  return [...statements, ...calls].flatMap(([, type, target = '']) => {
    const to = resolve(from, target)
    return to ? [{ from, to, typeOnly: Boolean(type) }] : []
  })
}

function resolve(from: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1)
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(from), target)
  return undefined
}
