import type { ImageModel, LanguageModel } from 'ai'
import type { Config } from '../config/config.ts'
import type { AiModel } from './model-name.ts'
import { providerFetch } from './provider-fetch.ts'

// The SDK prints its warnings as plain lines, which do not belong in a JSON log.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The AI SDK's image model. Imports only the package of its provider. */
export async function imageModelOf(config: Config, of: AiModel): Promise<ImageModel> {
  if (of.provider === 'openai') return (await openai(config)).image(of.model)
  if (of.provider === 'google') return (await google(config)).image(of.model)
  return (await compatible(config)).imageModel(of.model)
}

/** The AI SDK's language model. Imports only the package of its provider. */
export async function languageModelOf(config: Config, of: AiModel): Promise<LanguageModel> {
  // Chat completions, the older of OpenAI's two APIs, because proxies implement that one.
  if (of.provider === 'openai') return (await openai(config)).chat(of.model)
  if (of.provider === 'google') return (await google(config)).chat(of.model)
  if (of.provider === 'anthropic') return (await anthropic(config)).chat(of.model)
  return (await compatible(config)).chatModel(of.model)
}

async function openai({ ai, fetchAllowHosts }: Config) {
  const { createOpenAI } = await import('@ai-sdk/openai')
  return createOpenAI({
    apiKey: ai.keys.openai ?? '',
    baseURL: ai.baseUrls.openai,
    fetch: providerFetch({ allowHosts: [...fetchAllowHosts, ...hostOf(ai.baseUrls.openai)] }),
  })
}

async function google({ ai, fetchAllowHosts }: Config) {
  const { createGoogle } = await import('@ai-sdk/google')
  const fetch = providerFetch({ allowHosts: fetchAllowHosts })
  return createGoogle({ apiKey: ai.keys.google ?? '', fetch })
}

async function anthropic({ ai, fetchAllowHosts }: Config) {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  const fetch = providerFetch({ allowHosts: fetchAllowHosts })
  return createAnthropic({ apiKey: ai.keys.anthropic ?? '', fetch })
}

async function compatible({ ai, fetchAllowHosts }: Config) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'compatible',
    baseURL: ai.baseUrls.compatible ?? '',
    apiKey: ai.keys.compatible,
    supportsStructuredOutputs: true,
    fetch: providerFetch({ allowHosts: [...fetchAllowHosts, ...hostOf(ai.baseUrls.compatible)] }),
  })
}

/** The host of a server that the owner has configured; its pictures may be fetched. */
const hostOf = (address: string | undefined) => (address ? [new URL(address).host] : [])
