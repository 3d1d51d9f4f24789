import type { JSONSchema7 } from 'ai'

type Shape = { name: string; schema: JSONSchema7 }

/**
 * The JSON Schema of a list of foods, each with all of these fields, in the strict form that all providers
 * accept.
 */
export const foodsShape = (name: string, fields: Record<string, JSONSchema7>): Shape => ({
  name,
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['foods'],
    properties: {
      foods: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: Object.keys(fields),
          properties: fields,
        },
      },
    },
  },
})
