import { z } from 'zod'
import { isHttpUrl } from '../http/http-url.ts'
import {
  type AiModel,
  imageProviders,
  type Provider,
  providers,
  readModelName,
} from './model-name.ts'

const address = z.string().refine(isHttpUrl, 'must be an http:// or https:// address').optional()

/** An API key. It is sent in a header, and its value must not appear in the validation error. */
const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,500}$/, 'must be at most 500 characters without spaces')
  .optional()

function modelOf(allowed: readonly Provider[]) {
  const fault = `provider:model with one of ${allowed.join(', ')} as provider`
  return (text: string, context: z.RefinementCtx, start = 'must be '): AiModel => {
    const model = readModelName(text.trim(), allowed)
    if (model) return model
    context.addIssue(start + fault)
    return z.NEVER
  }
}

const imageModel = modelOf(imageProviders)
const visionModel = modelOf(providers)

const limitFault = 'must be an amount in US dollars from 0 to 1000000'

/** The environment variables that configure AI providers. */
export const aiVariables = {
  /** Null means the embedded illustrator. */
  IMAGE_MODEL: z
    .string()
    .transform((text, context) =>
      text.trim() === 'illustrator' ? null : imageModel(text, context, 'must be illustrator, or '),
    )
    .default(null),
  VISION_MODEL: z
    .string()
    .transform((text, context) => visionModel(text, context))
    .nullable()
    .default(null),
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: address,
  GOOGLE_API_KEY: key,
  ANTHROPIC_API_KEY: key,
  COMPATIBLE_BASE_URL: address,
  COMPATIBLE_API_KEY: key,
  AI_MONTHLY_LIMIT_USD: z.coerce
    .number(limitFault)
    .min(0, limitFault)
    .max(1e6, limitFault)
    .optional(),
}

type AiVariables = z.output<z.ZodObject<typeof aiVariables>>

/** Converts the environment variables to the form that the rest of the program uses. */
export function aiConfig(v: AiVariables) {
  return {
    keys: {
      openai: v.OPENAI_API_KEY,
      google: v.GOOGLE_API_KEY,
      anthropic: v.ANTHROPIC_API_KEY,
      compatible: v.COMPATIBLE_API_KEY,
    },
    baseUrls: { openai: v.OPENAI_BASE_URL, compatible: v.COMPATIBLE_BASE_URL },
    /** The limit for the paid calls of a calendar month (UTC), in US dollars; undefined for no limit. */
    monthlyLimitUsd: v.AI_MONTHLY_LIMIT_USD,
  }
}
