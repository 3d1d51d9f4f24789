import path from 'node:path'
import { projectRoot } from './project-root.ts'

/** Whether this is the built server; while developing and in tests the sources run. */
const isBuilt = import.meta.filename.endsWith('.js')

/** The file of a process or thread of its own, by its source such as `server/worker.ts`. */
export function programFile(source: string, root = projectRoot()): string {
  const file = isBuilt ? path.join('build/server', source.replace(/ts$/, 'js')) : source
  return path.join(root, file)
}
