import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'
import { publicFrame } from './app/site/public-frame.ts'
import { clientChunks } from './scripts/client-chunks.ts'
import { precompress } from './scripts/precompress.ts'
import { publicSources } from './scripts/public-sources.ts'
import { serverPrograms } from './scripts/server-programs.ts'

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
