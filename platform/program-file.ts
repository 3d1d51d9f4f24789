import path from 'node:path'
import { projectRoot } from './project-root.ts'

/** True in the built server; in development and in tests the sources run. */
const isBuilt = import.meta.filename.endsWith('.js')

/** The file to run as a separate process or thread, by its source, such as `server/worker.ts`. */
export function programFile(source: string, root = projectRoot()): string {
  const file = isBuilt ? path.join('build/server', source.replace(/ts$/, 'js')) : source
  return path.join(root, file)
}
