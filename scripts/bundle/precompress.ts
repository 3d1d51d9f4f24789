import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'

/** Extensions of files worth compressing; font and image formats are already compressed. */
const packable = /\.(js|css|svg|json|txt|webmanifest)$/

/** Smaller files fit into one network packet without compression. */
const minPackedBytes = 1000

/** Writes a `.br` and a `.gz` copy with maximum compression next to each file of the client build. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    buildApp: {
      // Last, because the router writes another script after all other files.
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
    if (bytes.length < minPackedBytes) continue
    const params = {
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
