import { missingDrawings } from '#app/images/drawn/missing-drawings.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { programVersion } from '#platform/project-root.ts'
import type { Check, Status } from './status.ts'
import { checks } from './status-checks.server.ts'

/** After so long (ms) a check counts as failed. */
const timeout = 6000

/** Checks every part of the site. `request` shows the address and the proxy. */
export async function readStatus(app: App, _admin: Admin, request: Request): Promise<Status> {
  const results = await Promise.all(checks.map((check) => withTimeout(app, check)))
  return {
    checkedAt: timestamp(app.clock),
    version: programVersion(),
    node: process.version,
    uptimeSeconds: Math.round(process.uptime()),
    checks: [...results, address(app, request), proxy(app, request)],
    missingDrawings: await missingDrawingsOrNone(app),
  }
}

/** While the database does not answer, the checks say so. */
async function missingDrawingsOrNone(app: App) {
  try {
    return await missingDrawings(app)
  } catch (err) {
    app.log.warn({ err }, 'the words without a drawing cannot be read')
    return []
  }
}

async function withTimeout(app: App, check: (app: App) => Promise<Check>): Promise<Check> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('timed out')), timeout)
  try {
    return await Promise.race([check(app), late.promise])
  } catch (err) {
    app.log.warn({ err, check: check.name }, 'a check of the status page failed')
    return {
      name: check.name.charAt(0).toUpperCase() + check.name.slice(1),
      state: 'problem',
      fact: 'It does not answer',
      advice: 'The log of the web process says why.',
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Links, feeds and share pictures contain SITE_URL, so it should be the address that people use. */
function address({ config }: App, request: Request): Check {
  const name = 'Address'
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  if (host === null || host === new URL(config.siteUrl).host) {
    return { name, state: 'ok', fact: `Links carry ${config.siteUrl}`, advice: null }
  }
  return {
    name,
    state: 'warning',
    fact: `Links carry ${config.siteUrl}, but you came by ${host}`,
    advice: 'Set SITE_URL to the address that people use.',
  }
}

/** Limits apply per network address, which a proxy hides unless it is trusted. */
function proxy({ config }: App, request: Request): Check {
  const name = 'Proxy'
  const forwarded = request.headers.has('x-forwarded-for')
  const trusted = config.trustedProxies > 0
  if (forwarded === trusted) {
    const fact = trusted ? `${config.trustedProxies} in front is trusted` : 'None in front'
    return { name, state: 'ok', fact, advice: null }
  }
  return forwarded
    ? {
        name,
        state: 'warning',
        fact: 'A proxy is in front, and all visitors look like one',
        advice: 'Set TRUST_PROXY=on, or the number of proxies.',
      }
    : {
        name,
        state: 'warning',
        fact: 'A proxy is trusted, but this request came without one',
        advice: 'Set TRUST_PROXY=off, or let nobody reach this port but the proxy.',
      }
}
