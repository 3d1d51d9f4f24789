import type { Config } from '../config/config.ts'
import { unavailable } from '../errors.ts'
import type { AiModel, Provider } from './model-name.ts'

/** The variable that must be set before a provider can be called. */
const needed: Record<Provider, { variable: string; isSet(ai: Config['ai']): boolean }> = {
  openai: { variable: 'OPENAI_API_KEY', isSet: ({ keys }) => Boolean(keys.openai) },
  google: { variable: 'GOOGLE_API_KEY', isSet: ({ keys }) => Boolean(keys.google) },
  anthropic: { variable: 'ANTHROPIC_API_KEY', isSet: ({ keys }) => Boolean(keys.anthropic) },
  // Local servers often need no API key.
  compatible: {
    variable: 'COMPATIBLE_BASE_URL',
    isSet: ({ baseUrls }) => Boolean(baseUrls.compatible),
  },
}

/** The environment variable that a model needs and that is not set, or null. */
export function missingVariable({ ai }: Config, { provider }: AiModel): string | null {
  const { variable, isSet } = needed[provider]
  return isSet(ai) ? null : variable
}

/** Throws a 503 that names the missing variable. */
export function requireKey(config: Config, model: AiModel): void {
  const variable = missingVariable(config, model)
  if (variable) throw unavailable(`${model.name} is not configured: ${variable} is not set`)
}

/** Every configured API key, to be removed from messages. */
export const secretsOf = ({ ai }: Config): string[] =>
  Object.values(ai.keys).filter((key) => key !== undefined)
