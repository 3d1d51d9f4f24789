import type { Token } from './words.ts'

/** Small words of German, French, Spanish and Italian with the English ones that the reader goes by. */
const smallWords: Record<string, string> = {
  mit: 'with',
  avec: 'with',
  con: 'with',
  und: 'and',
  et: 'and',
  y: 'and',
  ein: 'a',
  eine: 'a',
  einen: 'a',
  un: 'a',
  une: 'a',
  una: 'a',
  ohne: 'without',
  du: 'some',
  des: 'some',
  zwei: 'two',
  drei: 'three',
  vier: 'four',
  deux: 'two',
  trois: 'three',
  quatre: 'four',
}

/** Words around a small word in names that English has taken over: "chili con carne". */
const borrowed = new Set([
  'chili carne',
  'carne chili',
  'arroz pollo',
  'arroz leche',
  'cafe leche',
  'chip queso',
  'arepa queso',
  'port salut',
  'salsa queso',
  'chile queso',
  'chili queso',
  'nacho queso',
  'taco queso',
  'tortilla queso',
  'arroz gandules',
])

/** Words that are bread only beside words of their language: "pain et beurre", "pan con tomate". */
const breads: Record<string, ReadonlySet<string>> = {
  pain: new Set(['et', 'avec', 'du', 'le', 'un']),
  pan: new Set(['con', 'y', 'el']),
}

/** Tokens with the small words of other languages in English: "Brot mit Butter", "pollo y arroz". */
export function inEnglish(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const [before = '', after] = [tokens[i - 1]?.norm, tokens[i + 1]?.norm]
    if (token.kind !== 'word' || borrowed.has(`${before} ${after}`)) return token
    const beside = breads[token.norm]
    if (beside?.has(before) || (after && beside?.has(after))) return { ...token, norm: 'bread' }
    const norm = smallWords[token.norm]
    return norm && after !== undefined ? { ...token, norm } : token
  })
}
