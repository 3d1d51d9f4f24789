import type { Plugin } from 'vite'

/** What the built server starts as processes and threads, by its place in `build/server`. */
const programs = [
  'server/web',
  'server/worker',
  'platform/database/sqlite/reader-thread',
  'app/nutrition/reader-thread',
  'app/images/on-demand/illustrator-thread',
]

/** Programs of the machine, packages that look for files beside their own, and those that few sites load at all. */
const kept = [
  ...['@node-rs/argon2', 'better-sqlite3', 'opentype.js', 'pino', 'sharp'],
  ...['@aws-sdk/client-s3', 'nodemailer', 'pg', 'undici'],
  ...['ai', '@ai-sdk/anthropic', '@ai-sdk/google', '@ai-sdk/openai', '@ai-sdk/openai-compatible'],
]

/**
 * Builds the processes and threads of the server with the packages that they use, so that each loads only
 * what it calls of them, and no compiler of TypeScript.
 */
export const serverPrograms = (): Plugin => ({
  name: 'server-programs',
  apply: 'build',
  config: () => ({
    ssr: { noExternal: true, external: kept },
    environments: {
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          rolldownOptions: {
            input: {
              // Pages and API are one module graph, so that both get the same App value.
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
      // The text of a program stays in memory: twice as large with a single letter beyond Latin-1. Names stay
      // as they are, for the log.
      charset: 'ascii',
      minify: {
        compress: true,
        mangle: false,
        codegen: { removeWhitespace: true },
      },
    }
  },
})
