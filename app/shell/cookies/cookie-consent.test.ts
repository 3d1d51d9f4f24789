import { describe, expect, it } from 'vitest'
import { choiceOf, consentText, defaultChoice, readConsent } from './cookie-consent.ts'

describe('a cookie consent', () => {
  it('is stored as the bare word `all`, or as three booleans', () => {
    expect(consentText('all')).toBe('all')
    expect(consentText({ necessary: true, analytics: true, marketing: false })).toBe(
      '{"necessary":true,"analytics":true,"marketing":false}',
    )
  })

  it('always allows necessary cookies', () => {
    expect(consentText({ necessary: false, analytics: false, marketing: false })).toContain(
      '"necessary":true',
    )
  })

  it('is read back as it was stored', () => {
    for (const consent of [
      'all',
      { necessary: true, analytics: false, marketing: true },
    ] as const) {
      expect(readConsent(consentText(consent))).toEqual(consent)
    }
  })

  it.each([
    null,
    '',
    'ALL',
    '"all"',
    'yes',
    '{',
    '[]',
    'null',
    '{"necessary":true}',
    '{"necessary":true,"analytics":"no","marketing":false}',
    '{"necessary":true,"analytics":true,"marketing":false,"more":true}',
  ])('is null if %j is stored', (stored) => {
    expect(readConsent(stored)).toBeNull()
  })

  it('shows what it allows: everything, or what was chosen, or the defaults', () => {
    expect(choiceOf('all')).toEqual({ necessary: true, analytics: true, marketing: true })
    const chosen = { necessary: true, analytics: false, marketing: false }
    expect(choiceOf(chosen)).toEqual(chosen)
    expect(choiceOf(null)).toEqual(defaultChoice)
    expect(defaultChoice).toEqual({ necessary: true, analytics: true, marketing: false })
  })
})
