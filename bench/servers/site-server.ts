/** The built site as `npm start` serves it, with its cache of pages or without. */
import { configFromEnvironment } from '#server/app.ts'
import { readTask, reportTo } from './measured-server.ts'

export type SiteTask = { cachePages: boolean }

const { cachePages } = await readTask<SiteTask>()
// A name that TypeScript does not follow: the build is made from the sources, not part of them.
const built = '../../build/server/index.js'
const { serveSite } = await import(built)
reportTo(await serveSite(configFromEnvironment(), { cachePages }))
