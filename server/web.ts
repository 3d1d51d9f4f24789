import type { Config } from '#platform/config/config.ts'
import { configFromEnvironment } from './app.ts'
import { startAdvice } from './start-advice.ts'

// React and the router use slower development builds by default.
process.env.NODE_ENV ??= 'production'

/** The web process: checks the configuration, then serves the built site. */
let config: Config | undefined
try {
  config = configFromEnvironment()
  const { serveSite } = await import('./site/serve-site.ts')
  await serveSite(config)
} catch (error) {
  const advice = startAdvice(error, config)
  if (!advice) throw error
  console.error(advice)
  process.exit(1)
}
