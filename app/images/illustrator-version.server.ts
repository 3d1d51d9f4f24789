import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

/** Files of which none has changed draw the same: 16 hex digits that stand for a folder's code without its tests. */
export function codeVersion(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const hash = createHash('sha256')
  for (const file of code.toSorted()) hash.update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Changes with the illustrator. Read when this process starts, as its code is. */
export const illustratorVersion = codeVersion(path.join(projectRoot(), 'app/images/illustrator'))
