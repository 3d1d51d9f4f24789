import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { App } from '../app.ts'
import { forbidden } from '../errors.ts'
import { logOnce } from '../log-once.ts'
import { shared } from '../metrics.ts'
import { connectionAddress, isLoopback } from './limits/client-address.ts'

/** The checks that must pass for the site to be ready, by name; each throws if its part fails. */
export type Probes = Record<string, () => Promise<void>>

/** A part that takes longer than this (ms) counts as failed. */
const probeTimeout = 3000

/** Serves `/healthz`, `/readyz` and `/metrics`. */
export function probes(app: App, checks: Probes): Hono {
  const router = new Hono()
  const isNews = logOnce()
  router.get('/healthz', (context) => context.json({ status: 'ok' }))
  // Anyone may call this at any rate, so concurrent calls share one check per part.
  const readStates = shared(() =>
    Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const fault = await faultOf(check)
        if (isNews(name, fault !== null)) {
          app.log.warn({ err: fault, part: name }, 'a part does not answer')
        }
        return [name, fault ? 'not answering' : 'ok'] as const
      }),
    ),
  )
  const readMetrics = shared(() => app.metrics.text())
  router.get('/readyz', async (context) => {
    const states = await readStates()
    const ready = states.every(([, state]) => state === 'ok')
    return context.json(
      { status: ready ? 'ready' : 'not ready', ...Object.fromEntries(states) },
      ready ? 200 : 503,
    )
  })
  router.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, app.config.metricsToken)) throw forbidden()
    return context.text(await readMetrics())
  })
  return router
}

/** The error of a failing part, or null. */
async function faultOf(check: () => Promise<void>): Promise<Error | null> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('timed out')), probeTimeout)
  try {
    await Promise.race([check(), late.promise])
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    clearTimeout(timer)
  }
}

/** True for local connections without a proxy in between, and for callers with the token. */
function mayReadMetrics(context: Context, token: string | undefined): boolean {
  const bearer = context.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
  if (token && bearer.length === token.length) {
    if (timingSafeEqual(Buffer.from(bearer), Buffer.from(token))) return true
  }
  const { headers } = context.req.raw
  const cameByProxy = headers.has('x-forwarded-for') || headers.has('forwarded')
  return !cameByProxy && isLoopback(connectionAddress(context))
}
