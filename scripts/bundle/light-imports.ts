import type { Plugin } from 'vite'

/** The module in which Vite keeps the code around every `import()`. */
const helper = /vite\/preload-helper\.js$/

/**
 * Replaces Vite's code around `import()`, which loads style sheets and preloads files, by a plain call: pages have
 * their styles inside, and what a part needs besides itself is there already. It saves each page half a kilobyte.
 */
export const lightImports = (): Plugin => ({
  name: 'light-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: helper },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
