/** The supported providers; `compatible` is any server that implements the OpenAI API. */
export const providers = ['openai', 'google', 'anthropic', 'compatible'] as const

export type Provider = (typeof providers)[number]

/** The providers that generate images. */
export const imageProviders = ['openai', 'google', 'compatible'] as const satisfies Provider[]

/** A model of a provider; `name` combines the two, as in `openai:gpt-image-1`. */
export type AiModel = { provider: Provider; model: string; name: string }

/** Parses `provider:model`; the model part may contain colons. Returns null for anything else. */
export function readModelName(
  text: string,
  allowed: readonly Provider[] = providers,
): AiModel | null {
  const [, before, model = ''] = /^([a-z]+):(\S{1,200})$/.exec(text) ?? []
  const provider = allowed.find((name) => name === before)
  return provider && model ? { provider, model, name: text } : null
}

/** The display name of each provider. */
export const providerWords: Record<Provider, string> = {
  openai: 'OpenAI',
  google: 'Google',
  anthropic: 'Anthropic',
  compatible: 'The compatible server',
}
