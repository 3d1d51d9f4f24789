import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { postPublication } from '#app/blog/post.ts'
import { viewsWritten } from '#app/blog/reading/views.server.ts'
import { mealPublication } from '#app/meals/meal.ts'
import { readyVocabulary } from '#app/publishing/finding/vocabulary.server.ts'
import type { App } from '#platform/app.ts'
import type { Config } from '#platform/config/config.ts'
import { becomeSoleOwner } from '#platform/database/sqlite/sole-owner.ts'
import type { ContentWatch } from '#platform/database/versions/content-watch.ts'
import { openDataFolder } from '#platform/files/data-folder.ts'
import { removeLeftovers } from '#platform/files/leftovers.ts'
import { pathOf, sendBuffered } from '#platform/http/answers/send-buffered.ts'
import { createAdmission } from '#platform/http/limits/admission.ts'
import { createBoundedServer, namelessHost } from '#platform/http/limits/bounded-server.ts'
import { createPageCache } from '#platform/http/page-cache.ts'
import type { Probes } from '#platform/http/probes.ts'
import { readStaticFiles } from '#platform/http/static-files.ts'
import { createLog } from '#platform/log.ts'
import { refuseMissingBucket } from '#platform/media/missing-bucket.ts'
import { projectRoot } from '#platform/project-root.ts'
import { storeSiteAddress } from '#platform/settings/site-address.ts'
import { StartFault } from '#platform/start-fault.ts'
import { migrateDatabase, openApp } from '../app.ts'
import { dataPlaces } from '../data-places.ts'
import { secondsRun, stopOnSignal } from '../processes/stop-on-signal.ts'
import { startWorkers } from '../processes/worker-processes.ts'
import { prepareContent } from '../samples/prepare-content.ts'
import { publishOnTime } from './publish-on-time.ts'
import { createSite } from './site.ts'
import { measureAdmission, measureConnections, measurePageCache } from './site-metrics.ts'

/** How many seconds a stop waits for requests in progress, which leaves two for what is still to be written. */
const longestFinish = 7

type Options = {
  /** Disabled only by benchmarks of page rendering. */
  cachePages?: boolean
}

/** Serves the site and runs its workers until the process is told to stop. Returns the port. */
export async function serveSite(
  config: Config,
  { cachePages = true }: Options = {},
): Promise<number> {
  openDataFolder(config)
  const log = createLog(config.logLevel)
  const release = config.databaseUrl ? undefined : becomeSoleOwner(config.dataDir)
  await migrateDatabase(config, log)
  const { app, database, close } = await openApp(config, log)
  removeLeftovers(app).catch((err) => log.error({ err }, 'leftovers could not be removed'))
  await refuseMissingBucket(app)
  await prepareContent(app)
  const stopPublishing = await publishOnTime(app)
  const content = database.watchContent()
  const checks = { database: database.ping, media: app.media.ping }
  const listener = siteListener(app, checks, cachePages ? content : undefined)
  const server = createBoundedServer(listener, measureConnections(app))
  await listen(server, config)
  const { port } = server.address() as AddressInfo
  // A restore may have locked the database; the site can be served without storing the address.
  await storeSiteAddress(app, addressFor(config, port)).catch((err) =>
    log.warn({ err }, 'the address of the site could not be stored'),
  )
  readWords(app)
  const workers = startWorkers(config.workers, app.log)
  stopOnSignal(app.log, async () => {
    const workersEnded = workers.stop()
    const finished = Promise.all([stopServer(server), stopPublishing()])
    await Promise.race([finished, secondsRun(longestFinish)])
    server.closeAllConnections()
    await viewsWritten(app)
    await content.close()
    await close()
    // They give their jobs back, for which they have as long as this process.
    await workersEnded
    release?.()
  })
  console.log(`${config.siteName} is ready: ${addressFor(config, port)}  (${dataPlaces(config)})`)
  // Frees the garbage of the start, which would otherwise stay until page rendering needs the memory.
  globalThis.gc?.()
  return port
}

/** Reads the words of searches now, so that no visitor waits for them; without them the next search reads them. */
function readWords(app: App) {
  for (const publication of [mealPublication, postPublication]) {
    readyVocabulary(app, publication).catch((err) =>
      app.log.warn({ err }, 'the words of searches could not be read'),
    )
  }
}

/**
 * Handles requests in memory first (static files, cached pages), then the computed ones, starting with public
 * pages.
 */
function siteListener(app: App, checks: Probes, content?: ContentWatch): RequestListener {
  const files = readStaticFiles(path.join(projectRoot(), 'build/client'))
  const cache = content && createPageCache(content)
  if (cache) measurePageCache(app.metrics, cache)
  const site = createSite(app, checks, cache)
  const admission = createAdmission(app)
  measureAdmission(app.metrics, admission)
  const compute = sendBuffered(
    app,
    (address, accepted, request) =>
      admission.count(site.page(address, accepted) ?? site.call(address, accepted, request)),
    getRequestListener(
      (request, env) => admission.count(site.fetch(request, env), (env as HttpBindings).incoming),
      { hostname: namelessHost },
    ),
  )
  return sendBuffered(
    app,
    (address, accepted, request) =>
      files.get(pathOf(address)) ?? cache?.ready(site.keyOf(address, request), accepted),
    admission.admit(compute),
  )
}

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

/** Stops accepting connections and waits for the requests in progress. */
function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}

/** SITE_URL, or the address with the actual port if that was chosen by the system. */
const addressFor = (config: Config, port: number) =>
  config.port === 0 ? config.siteUrl.replace(/:0$/, `:${port}`) : config.siteUrl
