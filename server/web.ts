import { isStartFault } from '#platform/start-fault.ts'
import { configFromEnvironment } from './app.ts'

// React and the router have slower builds for development, which they take unless told.
process.env.NODE_ENV ??= 'production'

/** The web process: checks the configuration, then serves the built site. */
try {
  const config = configFromEnvironment()
  // A name that TypeScript does not follow: the build is made from the sources, not part of them.
  const built = '../build/server/index.js'
  const { serveSite } = await import(built)
  await serveSite(config)
} catch (error) {
  if (!isStartFault(error)) throw error
  console.error(error.message)
  process.exit(1)
}
