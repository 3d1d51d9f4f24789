import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts and pictures are compressed by their own formats. */
const packable = /\.(js|css|svg|json|txt|webmanifest)$/

/** Smaller files fit one network packet as they are. */
const worthPacking = 1000

/** Leaves a `.br` and a `.gz` copy, as small as they get, beside each file of the built client. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    buildApp: {
      // Last: the router writes a script of its own when everything else is built.
      order: 'post',
      async handler({ environments }) {
        const client = environments.client?.config
        if (client) packFolder(path.resolve(client.root, client.build.outDir))
      },
    },
  }
}

function packFolder(folder: string) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  for (const entry of entries.filter((entry) => entry.isFile() && packable.test(entry.name))) {
    const file = path.join(entry.parentPath, entry.name)
    const bytes = readFileSync(file)
    if (bytes.length < worthPacking) continue
    const params = {
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
