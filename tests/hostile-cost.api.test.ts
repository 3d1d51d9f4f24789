import { expect, it } from 'vitest'
import { openApiDocument } from '#platform/api/openapi.ts'
import type { App } from '#platform/app.ts'
import type { Limits } from '#platform/config/limits.ts'
import { endpoints } from '#server/features.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { buildMeal, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { heavyJson, heavyTexts } from '#tests/support/hostile/hostile-calls.ts'

/** Maximum processor time (ms) of one call by a stranger. */
const mostMs = 50

/** The largest body that is read, and the longest address that node:http accepts. */
const largest = { body: 62_000, address: 15_000 }

/** How often a slow call is repeated, since the machine may be busy or the code not compiled yet. */
const tries = 6

const unlimited: Limits = {
  consume: async () => undefined,
  check: async () => undefined,
  isCounted: async () => false,
  reset: async () => undefined,
}

type HeavyCall = { name: string; send(client: ApiClient): Promise<{ status: number }> }

async function openClient() {
  const app: App = { ...(await openMealsApp()), limits: unlimited }
  for (let number = 0; number < 30; number += 1) await buildMeal(app)
  return apiClient(app, endpoints)
}

async function cpuOf(call: HeavyCall, client: ApiClient): Promise<{ ms: number; status: number }> {
  const before = process.cpuUsage()
  const { status } = await call.send(client)
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, status }
}

/** The slowest calls, as text. Each must be answered, and refused instead of taking long. */
async function slowest(calls: HeavyCall[]): Promise<string[]> {
  const client = await openClient()
  const measured: { ms: number; name: string }[] = []
  for (const call of calls) {
    let least = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < tries && least > mostMs / 2; turn += 1) {
      const { ms, status } = await cpuOf(call, client)
      expect(status, call.name).toBeLessThan(500)
      least = Math.min(least, ms)
    }
    measured.push({ ms: least, name: call.name })
  }
  measured.sort((a, b) => b.ms - a.ms)
  const [first] = measured
  console.log(`${measured.length} calls, the slowest ${first?.ms.toFixed(1)} ms: ${first?.name}`)
  return measured.filter(({ ms }) => ms > mostMs).map(({ ms, name }) => `${ms} ms: ${name}`)
}

const { paths } = openApiDocument(endpoints, { name: 'Cost', url: 'http://localhost' })

const open = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation['x-who'] === 'anyone')
    .map(([method, operation]) => ({ path, method, operation })),
)

it('no body sent by a stranger takes long to process', async () => {
  const calls = open.flatMap(({ path, method, operation }): HeavyCall[] => {
    if (method === 'get') return []
    const address = path.replaceAll(/\{\w+\}/g, 'x')
    const sending = (name: string, body: string): HeavyCall => ({
      name: `${method} ${path}: ${name}`,
      send: (client) => client.sendAs(method.toUpperCase(), address, body),
    })
    const whole = Object.entries(heavyJson(largest.body)).map(([name, json]) => sending(name, json))
    const parts = fieldsOf(operation).flatMap((field) => [
      ...Object.entries(heavyTexts(largest.body)).map(([name, text]) =>
        sending(`${field} of ${name}`, JSON.stringify({ ...fitting, [field]: text })),
      ),
      ...Object.entries(heavyJson(largest.body)).map(([name, json]) =>
        sending(`${field} of ${name}`, `{"${field}":${json}}`),
      ),
    ])
    return [...whole, ...parts]
  })
  expect(calls.length).toBeGreaterThan(300)
  expect(await slowest(calls)).toEqual([])
})

it('no address sent by a stranger takes long to process', async () => {
  const texts = Object.entries(heavyTexts(largest.address)).map(
    ([name, text]) => [name, encoded(text)] as const,
  )
  const calls = open.flatMap(({ path, method, operation }): HeavyCall[] => {
    if (method !== 'get') return []
    const names = path.includes('{') ? ['path'] : queryOf(operation)
    return names.flatMap((name) =>
      texts.map(([kind, text]) => {
        const address = name === 'path' ? path.replace(/\{\w+\}/, text) : `${path}?${name}=${text}`
        return { name: `${path} ${name} of ${kind}`, send: (client) => client.get(address) }
      }),
    )
  })
  expect(calls.length).toBeGreaterThan(200)
  expect(await slowest(calls)).toEqual([])
})

/** Valid values for most calls, so that only the hostile field matters. */
const fitting = { name: 'Ann', email: 'ann@example.com', subject: 'Hello', message: 'Good day' }

/** As much of a text as fits into an address. */
function encoded(text: string): string {
  let part = text
  while (encodeURIComponent(part.toWellFormed()).length > largest.address) {
    part = part.slice(0, part.length * 0.9)
  }
  return encodeURIComponent(part.toWellFormed())
}

type Operation = Record<string, unknown>

function fieldsOf({ requestBody }: Operation): string[] {
  const body = requestBody as
    | { content: Record<string, { schema: { properties?: Record<string, unknown> } }> }
    | undefined
  return Object.keys(body?.content['application/json']?.schema.properties ?? {})
}

function queryOf({ parameters = [] }: Operation): string[] {
  return (parameters as { name: string; in: string }[])
    .filter((one) => one.in === 'query')
    .map(({ name }) => name)
}
