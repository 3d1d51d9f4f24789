import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'
import { clientChunks } from './scripts/client-chunks.ts'
import { precompress } from './scripts/precompress.ts'
import { tablesAsText } from './scripts/tables-as-text.ts'

export default defineConfig({
  plugins: [tablesAsText(), tailwindcss(), reactRouter(), precompress()],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: clientChunks(routes, 'site/site-frame.tsx') } },
      },
    },
    ssr: {
      // Pages and API are one module graph, so that both get the same App value.
      build: { rolldownOptions: { input: './server/serve-site.ts' } },
    },
  },
})
