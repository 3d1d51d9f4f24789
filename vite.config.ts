import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { publicFrame } from '#app/shell/public-frame.ts'
import routes from './app/routes.ts'
import { clientChunks } from './scripts/bundle/client-chunks.ts'
import { precompress } from './scripts/bundle/precompress.ts'
import { publicSources } from './scripts/bundle/public-sources.ts'
import { serverPrograms } from './scripts/bundle/server-programs.ts'

const frame = `${publicFrame}.tsx`

export default defineConfig({
  plugins: [
    publicSources(routes, frame),
    tailwindcss(),
    serverPrograms(),
    reactRouter(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: clientChunks(routes, frame) } },
      },
    },
  },
})
