import type { Plugin } from 'vite'

/** The processes and threads of the built server, by their path in `build/server`. */
const programs = [
  'server/web',
  'server/worker',
  'server/cli',
  'platform/database/sqlite/reader-thread',
  'app/nutrition/text/reader-thread',
  'app/images/on-demand/illustrator-thread',
]

/**
 * Packages that are not bundled: native ones, those that load files from their own folder, and some that few
 * sites use. They are the dependencies of package.json; all others are needed for building only.
 */
export const keptPackages = [
  ...['@node-rs/argon2', 'better-sqlite3', 'opentype.js', 'pino', 'sharp'],
  ...['nodemailer', 'pg', 'undici'],
]

/**
 * Bundles the server's processes and threads with their packages, so that each loads only the code it uses
 * and needs no TypeScript loader.
 */
export const serverPrograms = (): Plugin => ({
  name: 'server-programs',
  apply: 'build',
  config: () => ({
    ssr: { noExternal: true, external: keptPackages },
    environments: {
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          rolldownOptions: {
            input: {
              // Pages and API are in one module graph, so that both get the same App value.
              index: './server/site/serve-site.ts',
              ...Object.fromEntries(programs.map((name) => [name, `./${name}.ts`])),
            },
          },
        },
      },
    },
  }),
  outputOptions(options) {
    if (this.environment.name !== 'ssr') return null
    return {
      ...options,
      entryFileNames: '[name].js',
      // V8 keeps the source text in memory, with twice the size if it has a character outside Latin-1. Names
      // are not mangled, so that stack traces in the log stay readable.
      charset: 'ascii',
      minify: {
        compress: true,
        mangle: false,
        codegen: { removeWhitespace: true },
      },
    }
  },
})
