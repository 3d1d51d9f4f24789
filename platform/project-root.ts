import { existsSync } from 'node:fs'
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
