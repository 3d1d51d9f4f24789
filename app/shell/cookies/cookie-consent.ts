/** What a visitor allows. The site itself uses only what is necessary. */
export type CookieChoice = { necessary: boolean; analytics: boolean; marketing: boolean }

export type CookieConsent = 'all' | CookieChoice

/** The state of the switches before anybody has chosen. */
export const defaultChoice: CookieChoice = { necessary: true, analytics: true, marketing: false }

const kinds = ['necessary', 'analytics', 'marketing'] as const

/** The consent as it is stored: the bare word `all`, or JSON of exactly three booleans. */
export function consentText(consent: CookieConsent): string {
  if (consent === 'all') return consent
  const { analytics, marketing } = consent
  return JSON.stringify({ necessary: true, analytics, marketing })
}

/** Reads a stored consent; null for any other text. */
export function readConsent(stored: string | null): CookieConsent | null {
  if (stored === 'all') return stored
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return isChoice(value) ? value : null
  } catch {
    // Any other text under this name is not a consent.
    return null
  }
}

/** The state of the switches for a consent. */
export function choiceOf(consent: CookieConsent | null): CookieChoice {
  if (consent === 'all') return { necessary: true, analytics: true, marketing: true }
  return consent ?? defaultChoice
}

function isChoice(value: unknown): value is CookieChoice {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.entries(value)
  return (
    entries.length === kinds.length &&
    kinds.every((kind) => entries.some(([name, on]) => name === kind && typeof on === 'boolean'))
  )
}
