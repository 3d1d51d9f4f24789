import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import type { Check, Status } from './status.ts'
import { looks } from './status-looks.server.ts'

/** A part that takes longer (ms) is told as one that does not answer. */
const patience = 6000

/** Looks at every part of the site and says how it is. `request` shows the address and the proxy. */
export async function readStatus(app: App, _admin: Admin, request: Request): Promise<Status> {
  const parts = await Promise.all(looks.map((look) => withPatience(app, look)))
  return {
    checkedAt: timestamp(app.clock),
    node: process.version,
    uptimeSeconds: Math.round(process.uptime()),
    checks: [...parts, address(app, request), proxy(app, request)],
  }
}

async function withPatience(app: App, look: (app: App) => Promise<Check>): Promise<Check> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('timed out')), patience)
  try {
    return await Promise.race([look(app), late.promise])
  } catch (err) {
    app.log.warn({ err, check: look.name }, 'a check of the status page failed')
    return {
      name: look.name.charAt(0).toUpperCase() + look.name.slice(1),
      state: 'problem',
      fact: 'It does not answer',
      advice: 'The log of the web process says why.',
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Links, feeds and shared pictures carry SITE_URL: it should be what people type. */
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

/** Limits count visitors by their address, which a proxy hides unless it is trusted. */
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
