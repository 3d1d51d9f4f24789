import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

/** What a drawn picture depends on: the drawing, what it lays on the plate, and how it is encoded. */
const parts = [
  'illustrator',
  'making/plate-ingredients.ts',
  'making/said-count.ts',
  'files/encode.server.ts',
]

/**
 * Files of which none has changed draw the same: 16 hex digits that stand for the code of the
 * illustrator and of what feeds and encodes it, without tests. `images` is their folder.
 */
export function drawingVersion(images: string): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    for (const file of codeIn(path.join(images, part))) hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

function codeIn(place: string): string[] {
  if (place.endsWith('.ts')) return [place]
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return code.toSorted().map((file) => path.join(place, file))
}

/** Changes with what is drawn. Read when this process starts, as its code is. */
export const illustratorVersion = drawingVersion(path.join(projectRoot(), 'app/images'))
