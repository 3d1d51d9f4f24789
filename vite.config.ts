import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { publicFrame } from '#app/render/public-frame.ts'
import routes from './app/routes.ts'
import { clientChunks } from './scripts/bundle/client-chunks.ts'
import { lightImports } from './scripts/bundle/light-imports.ts'
import { precompress } from './scripts/bundle/precompress.ts'
import { serverPrograms } from './scripts/bundle/server-programs.ts'
import { sourcesHash } from './scripts/prepare.mjs'

const frame = `${publicFrame}.tsx`

export default defineConfig({
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(sourcesHash().slice(0, 16)) },
  plugins: [tailwindcss(), lightImports(), serverPrograms(), reactRouter(), precompress()],
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: clientChunks(routes, frame) } },
      },
    },
  },
})
