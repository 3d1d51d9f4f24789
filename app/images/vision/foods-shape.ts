import type { JSONSchema7 } from 'ai'

type Shape = { name: string; schema: JSONSchema7 }

/**
 * A list of foods that a model is asked for, each with all of these fields: JSON Schema in the strict form
 * that providers share.
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
