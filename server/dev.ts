import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { openDataFolder } from '#platform/files/data-folder.ts'
import { createBoundedServer, namelessHost } from '#platform/http/limits/bounded-server.ts'
import { createLog } from '#platform/log.ts'
import { storeSiteAddress } from '#platform/settings/site-address.ts'
import { configFromEnvironment, migrateDatabase, openApp } from './app.ts'
import { stopOnSignal } from './processes/stop-on-signal.ts'
import { startWorkers } from './processes/worker-processes.ts'
import { prepareContent } from './samples/prepare-content.ts'
import { publishOnTime } from './site/publish-on-time.ts'

/**
 * The development server: Vite serves the client with hot reload, and each request runs the current server
 * code.
 */
const config = configFromEnvironment()
openDataFolder(config)
const log = createLog(config.logLevel)
await migrateDatabase(config, log)
const { app, database, close } = await openApp(config, log)
await prepareContent(app)
await storeSiteAddress(app, config.siteUrl)

const server = createBoundedServer((request, response) => {
  vite.middlewares(request, response, () => answer(request, response))
})
// Hot reload uses the site's own port, because the pages' Content-Security-Policy allows no other.
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } })
const checks = { database: database.ping, media: app.media.ping }
const answer = getRequestListener(
  async (request, env) => {
    const { createSite } = await vite.ssrLoadModule('./server/site/site.ts')
    return createSite(app, checks).fetch(request, env)
  },
  { hostname: namelessHost },
)
server.listen(config.port, config.host, () => console.log(`Development: ${config.siteUrl}`))

const stopPublishing = await publishOnTime(app)
const workers = startWorkers(config.workers, app.log)
stopOnSignal(app.log, async () => {
  server.closeAllConnections()
  await Promise.all([vite.close(), workers.stop(), stopPublishing()])
  await close()
})
