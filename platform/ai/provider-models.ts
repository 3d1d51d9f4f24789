import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ImageModel, LanguageModel } from 'ai'
import type { Config } from '../config.ts'
import type { AiModel } from './model-name.ts'
import { providerFetch } from './provider-fetch.ts'

// Its warnings would be plain lines in the middle of a log of JSON.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The AI SDK's model that makes pictures. */
export function imageModelOf(config: Config, { provider, model }: AiModel): ImageModel {
  if (provider === 'openai') return openai(config).image(model)
  if (provider === 'google') return google(config).image(model)
  return compatible(config).imageModel(model)
}

/** The AI SDK's model that answers in text. */
export function languageModelOf(config: Config, { provider, model }: AiModel): LanguageModel {
  // The older of OpenAI's two interfaces is the one that proxies speak too.
  if (provider === 'openai') return openai(config).chat(model)
  if (provider === 'google') return google(config).chat(model)
  if (provider === 'anthropic') return anthropic(config).chat(model)
  return compatible(config).chatModel(model)
}

const openai = ({ ai, fetchAllowHosts }: Config) =>
  createOpenAI({
    apiKey: ai.keys.openai ?? '',
    baseURL: ai.baseUrls.openai,
    fetch: providerFetch({ allowHosts: [...fetchAllowHosts, ...hostOf(ai.baseUrls.openai)] }),
  })

const google = ({ ai, fetchAllowHosts }: Config) =>
  createGoogle({
    apiKey: ai.keys.google ?? '',
    fetch: providerFetch({ allowHosts: fetchAllowHosts }),
  })

const anthropic = ({ ai, fetchAllowHosts }: Config) =>
  createAnthropic({
    apiKey: ai.keys.anthropic ?? '',
    fetch: providerFetch({ allowHosts: fetchAllowHosts }),
  })

const compatible = ({ ai, fetchAllowHosts }: Config) =>
  createOpenAICompatible({
    name: 'compatible',
    baseURL: ai.baseUrls.compatible ?? '',
    apiKey: ai.keys.compatible,
    supportsStructuredOutputs: true,
    fetch: providerFetch({ allowHosts: [...fetchAllowHosts, ...hostOf(ai.baseUrls.compatible)] }),
  })

/** A server that the owner has named may name pictures of its own. */
const hostOf = (address: string | undefined) => (address ? [new URL(address).host] : [])
