import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of package.json, searched upwards from this module, whose depth differs in the bundle. */
export function projectRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('package.json was not found')
    folder = parent
  }
  return folder
}

/**
 * The folder of `.env`, from which relative paths of settings start: the clone of
 * the project, or, for an installed package, the folder in which it was started.
 */
export function homeFolder(root = projectRoot()): string {
  return path.basename(path.dirname(root)) === 'node_modules' ? process.cwd() : root
}

/** The version of this program, as in package.json. */
export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8'))
  return String(version)
}
