/** Who answers calls to a model; `compatible` is any server that speaks the OpenAI API. */
export const providers = ['openai', 'google', 'anthropic', 'compatible'] as const

export type Provider = (typeof providers)[number]

/** Those that make pictures. */
export const imageProviders = ['openai', 'google', 'compatible'] as const satisfies Provider[]

/** A model of a provider; `name` is both, as in `openai:gpt-image-1`. */
export type AiModel = { provider: Provider; model: string; name: string }

/** Reads `provider:model`; the model's own name may hold further colons. Null for anything else. */
export function readModelName(
  text: string,
  allowed: readonly Provider[] = providers,
): AiModel | null {
  const [, before, model = ''] = /^([a-z]+):(\S{1,200})$/.exec(text) ?? []
  const provider = allowed.find((name) => name === before)
  return provider && model ? { provider, model, name: text } : null
}

/** How a provider is called on screens. */
export const providerWords: Record<Provider, string> = {
  openai: 'OpenAI',
  google: 'Google',
  anthropic: 'Anthropic',
  compatible: 'The compatible server',
}
