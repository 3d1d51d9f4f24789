import type { AiModel } from './model-name.ts'

/** The maximum price of one call in US dollars, and where the figure comes from. */
export type Price = { usd: number; source: string }

/**
 * The price of one picture of 1024 x 1024 px at the quality named by pictureQuality. Prices change, so a
 * price entered by an Admin takes precedence.
 */
const pictures: Record<string, Price> = {
  'openai:gpt-image-1-mini': { usd: 0.011, source: 'OpenAI, model page, medium quality, 2026-10' },
  'openai:gpt-image-1': { usd: 0.042, source: 'OpenAI, model page, medium quality, 2026-05' },
  'openai:gpt-image-1.5': { usd: 0.034, source: 'OpenAI, model page, medium quality, 2026-05' },
  'openai:gpt-image-2': { usd: 0.053, source: 'OpenAI, price calculator, medium quality, 2026-04' },
  'google:gemini-2.5-flash-image': { usd: 0.039, source: 'Google, Gemini API pricing, 2026-03' },
  'google:gemini-3-pro-image-preview': {
    usd: 0.134,
    source: 'Google, Gemini API pricing, 2026-03',
  },
}

type TokenPrice = { input: number; output: number; source: string }

/** Prices in US dollars per million tokens. */
const tokens: Record<string, TokenPrice> = {
  'openai:gpt-4o': { input: 2.5, output: 10, source: 'OpenAI, API pricing, 2026-03' },
  'openai:gpt-4.1': { input: 2, output: 8, source: 'OpenAI, API pricing, 2026-03' },
  'openai:gpt-5': { input: 1.25, output: 10, source: 'OpenAI, API pricing, 2026-06' },
  'openai:gpt-5.4': { input: 2.5, output: 15, source: 'OpenAI, API pricing, 2026-03' },
  'openai:gpt-5.4-mini': { input: 0.75, output: 4.5, source: 'OpenAI, API pricing, 2026-03' },
  'google:gemini-2.5-flash': {
    input: 0.3,
    output: 2.5,
    source: 'Google, Gemini API pricing, 2026-03',
  },
  'google:gemini-2.5-pro': {
    input: 1.25,
    output: 10,
    source: 'Google, Gemini API pricing, 2026-03',
  },
  'anthropic:claude-haiku-4-5': { input: 1, output: 5, source: 'Anthropic, pricing, 2025-11' },
  'anthropic:claude-sonnet-4-5': { input: 3, output: 15, source: 'Anthropic, pricing, 2025-11' },
}

/** The price of one picture, or null if it is unknown. */
export function picturePrice({ name }: AiModel, own: Record<string, number> = {}): Price | null {
  return ownPrice(name, own) ?? pictures[name] ?? null
}

/**
 * The maximum price of reading one picture; `input` and `output` are the most tokens that a call may use.
 * Null if the price is unknown.
 */
export function readingPrice(
  { name }: AiModel,
  most: { input: number; output: number },
  own: Record<string, number> = {},
): Price | null {
  const priced = tokens[name]
  if (!priced) return ownPrice(name, own)
  const usd = tokenCost(priced, most)
  return ownPrice(name, own) ?? { usd, source: priced.source }
}

/**
 * The cost of a call with this token usage. Null if the model is not priced by tokens, if an Admin has
 * entered its price, or if the usage is unknown.
 */
export function usedPrice(
  { name }: AiModel,
  used: { input?: number; output?: number },
  own: Record<string, number> = {},
): number | null {
  const priced = tokens[name]
  if (!priced || own[name] !== undefined) return null
  if (used.input === undefined || used.output === undefined) return null
  return tokenCost(priced, { input: used.input, output: used.output })
}

const tokenCost = (price: TokenPrice, used: { input: number; output: number }) =>
  (used.input * price.input + used.output * price.output) / 1e6

function ownPrice(name: string, own: Record<string, number>): Price | null {
  const usd = own[name]
  return usd === undefined ? null : { usd, source: 'Entered in Settings' }
}
