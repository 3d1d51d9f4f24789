import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Config } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { StartFault } from '#platform/start-fault.ts'
import { migrateDatabase, openApp } from './app.ts'
import { prepareContent } from './prepare-content.ts'
import { createSite } from './site.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { startWorkers } from './worker-processes.ts'

/** Opens everything, serves the site and runs its workers until the process is told to stop. */
export async function serveSite(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  await migrateDatabase(config, log)
  const { app, database, close } = await openApp(config, log)
  await prepareContent(app)
  const site = createSite(app, { database: database.ping, media: app.media.ping })
  const server = createAdaptorServer({ fetch: site.fetch })
  await listen(server, config)
  const workers = startWorkers(config.workers, app.log)
  stopOnSignal(app.log, async () => {
    await Promise.all([stopServer(server), workers.stop()])
    await close()
  })
  const { port } = server.address() as AddressInfo
  console.log(
    `${config.siteName} is ready: ${addressFor(config, port)}  (data in ${config.dataDir})`,
  )
}

type Server = ReturnType<typeof createAdaptorServer>

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? addressTaken(host, port) : error),
    )
    server.listen(port, host, resolve)
  })
}

const addressTaken = (host: string, port: number) =>
  new StartFault(`Another program is listening on ${host}:${port}. Stop it, or set PORT.`)

/** Takes no new connections and lets the requests in flight finish. */
function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}

/** SITE_URL, or the real port where the system picked one. */
const addressFor = (config: Config, port: number) =>
  config.port === 0 ? config.siteUrl.replace(/:0$/, `:${port}`) : config.siteUrl
