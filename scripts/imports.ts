import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export type Import = { from: string; to: string; typeOnly: boolean }

/** The project files that a file imports, statically or dynamically; all paths relative to the root. */
export function importsOf(from: string): Import[] {
  return modulesOf(from).flatMap(({ target, typeOnly }) => {
    const to = resolve(from, target)
    return to ? [{ from, to, typeOnly }] : []
  })
}

/** The packages that a file imports, statically or dynamically, including Node's modules. */
export function packagesOf(from: string): string[] {
  return modulesOf(from)
    .filter(({ target, typeOnly }) => !typeOnly && /^[@a-z]/.test(target))
    .map(({ target }) => /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target)
}

function modulesOf(from: string): { target: string; typeOnly: boolean }[] {
  const code = readFileSync(path.join(root, from), 'utf8')
  const statements = code.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/gms,
  )
  const calls = code.matchAll(/\bimport\(()['"]([^'"]+)['"]\)/g)
  return [...statements, ...calls].map(([, type, target = '']) => ({
    target,
    typeOnly: Boolean(type),
  }))
}

function resolve(from: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1)
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(from), target)
  return undefined
}
