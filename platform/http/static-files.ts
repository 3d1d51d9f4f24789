import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { projectRoot } from '../project-root.ts'

/** Serves the built client: hashed assets for ever, the rest for an hour. */
export function staticFiles(): MiddlewareHandler {
  const root = path.relative(process.cwd(), path.join(projectRoot(), 'build/client')) || '.'
  return serveStatic({
    root,
    onFound(file, context) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      const caching = hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      context.header('Cache-Control', caching)
    },
  })
}
