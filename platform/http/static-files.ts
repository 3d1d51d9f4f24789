import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BufferedAnswer, bufferedAnswer, withPacket } from './answers/buffered-answer.ts'
import { closedPolicy, filePolicy } from './answers/security-headers.ts'

/** Answers by the path of their address. */
export type StaticFiles = ReadonlyMap<string, BufferedAnswer>

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Extensions of the compressed copies that the build creates next to a file. */
const packed = { '.br': 'br', '.gz': 'gzip' } as const

/**
 * Reads a folder of files into memory, about a megabyte. Browsers may cache files in `assets` forever,
 * because their names contain a hash, and other files for an hour. A missing folder counts as empty.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, BufferedAnswer>()
  for (const file of filesBelow(folder)) {
    const type = types[path.extname(file)]
    if (type) files.set(`/${file.split(path.sep).join('/')}`, readFile(folder, file, type))
  }
  return files
}

function readFile(folder: string, file: string, type: string): BufferedAnswer {
  const place = path.join(folder, file)
  const hashed = file.startsWith(`assets${path.sep}`)
  const headers = {
    'Content-Type': type,
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'Content-Security-Policy': type.startsWith('image/') ? closedPolicy : filePolicy,
  }
  const plain = bufferedAnswer({
    headers,
    body: readFileSync(place),
    keep: true,
    tagged: !hashed,
  })
  return Object.entries(packed).reduce(
    (answer, [ending, encoding]) =>
      existsSync(place + ending)
        ? withPacket(answer, encoding, readFileSync(place + ending))
        : answer,
    plain,
  )
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
