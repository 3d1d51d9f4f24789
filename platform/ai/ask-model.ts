import type { JSONSchema7, ModelMessage } from 'ai'
import type { App } from '../app.ts'
import { callProvider } from './call-provider.ts'
import type { AiModel } from './model-name.ts'
import { ownPrices } from './own-prices.ts'
import { readingPrice, usedPrice } from './prices.ts'
import { ProviderError } from './provider-error.ts'
import type { Purpose } from './spending.ts'

/** The most tokens that a question with one picture of 1024 px takes with any provider we know. */
const mostInput = 4000

/** The most that an answer may take, a model's thinking included. */
const mostOutput = 4000

export const mostTokens = { input: mostInput, output: mostOutput }

type Question = {
  model: AiModel
  purpose: Purpose
  /** Id of the image that it is about. */
  subject?: string
  /** What the model is to do; nothing that strangers wrote. */
  instructions: string
  messages: ModelMessage[]
  /** The shape of the answer, named for the provider; null asks for plain text. */
  shape: { name: string; schema: JSONSchema7 } | null
  /** For all tries together, in ms. */
  timeoutMs: number
}

/** A model's answer as the text that it is: whether it keeps to the shape is the caller's to see. */
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
  // Loaded with the first call: most sites never make one.
  const { generateText, jsonSchema, Output } = await import('ai')
  const { languageModelOf } = await import('./provider-models.ts')
  const { shape } = question
  return await generateText({
    model: await languageModelOf(app.config, question.model),
    instructions: question.instructions,
    messages: question.messages,
    maxOutputTokens: mostOutput,
    maxRetries: 0,
    abortSignal: signal,
    output: shape
      ? {
          ...Output.object({ name: shape.name, schema: jsonSchema(shape.schema) }),
          // The SDK would throw away an answer that is not quite of the shape.
          parseCompleteOutput: async ({ text }: { text: string }) => text,
        }
      : undefined,
  })
}
