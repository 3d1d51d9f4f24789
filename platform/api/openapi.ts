import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

type Json = Record<string, unknown>

const errorSchema = z.object({
  msg: z.string(),
  errors: z.array(z.object({ msg: z.string(), path: z.string().optional() })),
})

/** Builds the OpenAPI 3.1 document of all endpoints. */
export function openApiDocument(endpoints: Endpoint[], site: { name: string; url: string }) {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: '1.0.0' },
    servers: [{ url: `${site.url}/api` }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorSchema, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
      },
    },
  }
}

function operation(endpoint: Endpoint): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
  ]
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    'x-who': endpoint.who,
    ...(endpoint.who === 'anyone' ? {} : { security: [{ bearer: [] }, { token: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        ...(endpoint.answer
          ? { content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } } }
          : {}),
      },
      default: {
        description: 'An error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function requestBody({ body, file }: Endpoint): Json {
  if (file) {
    const schema = {
      type: 'object',
      properties: { [file.field]: { type: 'string', format: 'binary' } },
      required: [file.field],
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!body) return {}
  const schema = schemaOf(body, 'input')
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
