import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  environments: {
    ssr: {
      // Pages and API are one module graph, so that both get the same App value.
      build: { rolldownOptions: { input: './server/serve-site.ts' } },
    },
  },
})
