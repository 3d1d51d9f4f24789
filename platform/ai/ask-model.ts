import type { JSONSchema7, ModelMessage } from 'ai'
import type { App } from '../app.ts'
import { callProvider } from './call-provider.ts'
import type { AiModel } from './model-name.ts'
import { ownPrices } from './own-prices.ts'
import { readingPrice, usedPrice } from './prices.ts'
import { ProviderError } from './provider-error.ts'
import type { Purpose } from './spending.ts'

/** Upper bound for the input tokens of a question with one picture of 1024 px, for every known provider. */
const maxInputTokens = 4000

/** Upper bound for the output tokens of an answer, including the model's reasoning. */
const maxOutputTokens = 4000

export const mostTokens = { input: maxInputTokens, output: maxOutputTokens }

type Question = {
  model: AiModel
  purpose: Purpose
  /** Id of the image that the question is about. */
  subject?: string
  /** The task for the model. Must contain no text from visitors. */
  instructions: string
  messages: ModelMessage[]
  /** The JSON schema of the answer, and the name it is given in the request; null for plain text. */
  shape: { name: string; schema: JSONSchema7 } | null
  /** Time limit in ms for all tries together. */
  timeoutMs: number
}

/** Returns the model's answer as text. The caller must check that it matches `shape`. */
export async function askModel(app: App, question: Question): Promise<string> {
  const { model, purpose, subject, timeoutMs } = question
  const own = await ownPrices(app)
  const usd = readingPrice(model, mostTokens, own)?.usd ?? null
  return await callProvider(
    app,
    { model, purpose, subject, usd },
    { timeoutMs },
    async (signal) => {
      const { text, finishReason, usage } = await generate(app, question, signal)
      if (finishReason === 'content-filter') {
        throw new ProviderError('refused', `${model.name} refused this by its content policy`)
      }
      const used = { input: usage.inputTokens, output: usage.outputTokens }
      return { value: text, usd: usedPrice(model, used, own) }
    },
  )
}

async function generate(app: App, question: Question, signal: AbortSignal) {
  // Imported by the first call, because most sites never make one.
  const { generateText, jsonSchema, Output } = await import('ai')
  const { languageModelOf } = await import('./provider-models.ts')
  const { shape } = question
  return await generateText({
    model: await languageModelOf(app.config, question.model),
    instructions: question.instructions,
    messages: question.messages,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    output: shape
      ? {
          ...Output.object({ name: shape.name, schema: jsonSchema(shape.schema) }),
          // By default the SDK discards an answer that does not match the schema exactly.
          parseCompleteOutput: async ({ text }: { text: string }) => text,
        }
      : undefined,
  })
}
