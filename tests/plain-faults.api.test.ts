import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#platform/api/endpoint.ts'
import { endpoints } from '#server/features.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { openMealsApp } from '#tests/support/builders/build-meal.ts'

type Fault = { msg: string; errors: { msg: string; path?: string }[] }
type JsonSchema = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** Words of the library that checks values, and of the language. */
const innerWords =
  /Invalid (input|option|string|type|element)|expected|received|Too (big|small)|Unrecognized|undefined|\[object|NaN|zod/i

const wrongValues = [1.5, '', 'x', true, null, [], [1], ['x'], {}, { a: 1 }, [[]], -1, 1e300]

/** The bodies that have a wrong value in one field, also in those within a field. */
function* wrongBodies(schema: JsonSchema): Generator<unknown> {
  for (const option of schema.anyOf ?? []) yield* wrongBodies(option)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    for (const value of wrongValues) yield { [name]: value }
    for (const inner of wrongBodies(field)) yield { [name]: inner }
  }
  if (schema.items) for (const inner of wrongBodies(schema.items)) yield [inner]
}

const withBody = endpoints.filter(({ body }) => body)

const bodiesOf = ({ body = z.undefined() }: Endpoint) => {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return [...wrongValues, ...wrongBodies(schema)]
}

const addressOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, 'nothing')

it('every fault of a body is told in plain words that name the field [call-24]', async () => {
  const app = await openMealsApp()
  const known = new Map<string, string>()
  for (const endpoint of withBody) {
    const { path, method, limit } = endpoint
    // Each call has a caller of its own, as one of them ends the session.
    const client = limit ? apiClient(app, endpoints) : await apiClient(app, endpoints).as('Admin')
    for (const body of limit ? wrongValues.slice(0, 3) : bodiesOf(endpoint)) {
      const told = await client.sendAs<Fault>(
        method.toUpperCase(),
        addressOf(endpoint),
        JSON.stringify(body),
      )
      expect(told.status, `${method} ${path} ${JSON.stringify(body)}`).not.toBe(500)
      if (told.status !== 400) continue
      for (const { msg, path: field } of told.body.errors) {
        known.set(msg, `${method} ${path} ${field} ${JSON.stringify(body)}`)
      }
    }
  }
  const leaking = [...known].filter(
    ([msg]) => innerWords.test(msg) || !/^[A-Z]|^\w+(\.\w+)* /.test(msg),
  )
  expect(leaking).toEqual([])
  expect(known.size).toBeGreaterThan(100)
}, 120_000)

it.each(['{', '{"title":', '"', 'nonsense'])('the broken body %s is a plain 400', async (text) => {
  const app = await openMealsApp()
  const client = await apiClient(app, endpoints).as('Admin')
  for (const endpoint of withBody.filter(({ limit }) => !limit)) {
    const { status, body } = await sendText(client, endpoint, text)
    expect([endpoint.path, status, body.msg]).toEqual([
      endpoint.path,
      400,
      'The body is not valid JSON',
    ])
    expect(body.errors).toHaveLength(1)
  }
})

const sendText = (client: ApiClient, endpoint: Endpoint, text: string) =>
  client.sendAs<Fault>(endpoint.method.toUpperCase(), addressOf(endpoint), text)
