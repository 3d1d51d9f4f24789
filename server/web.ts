import type { Config } from '#platform/config/config.ts'
import { configFromEnvironment } from './app.ts'
import { startAdvice } from './start-advice.ts'

// React and the router have slower builds for development, which they take unless told.
process.env.NODE_ENV ??= 'production'

/** The web process: checks the configuration, then serves the built site. */
let config: Config | undefined
try {
  config = configFromEnvironment()
  // A name that TypeScript does not follow: the build is made from the sources, not part of them.
  const built = '../build/server/index.js'
  const { serveSite } = await import(built)
  await serveSite(config)
} catch (error) {
  const advice = startAdvice(error, config)
  if (!advice) throw error
  console.error(advice)
  process.exit(1)
}
