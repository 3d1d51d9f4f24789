/** How the food was cooked, as far as its name or the prompt says. */
export type Cooking = 'raw' | 'boiled' | 'fried' | 'grilled' | 'roasted' | 'any'

const said: readonly [RegExp, Cooking][] = [
  [/grill|barbecue|bbq|char|tandoor|seared/i, 'grilled'],
  [/roast|baked|broiled|oven/i, 'roasted'],
  [/fried|fry|saut|crisp|pan-/i, 'fried'],
  [/boil|steam|poach|cooked|stew/i, 'boiled'],
  [/raw|fresh/i, 'raw'],
]

/** The first way of cooking that the food's own name tells, else the words before it in the prompt. */
export function cookingOf(name: string, prompt: string): Cooking {
  const own = said.find(([pattern]) => pattern.test(name))
  if (own) return own[1]
  const word = name.toLowerCase().match(/[a-z]+/)?.[0] ?? ''
  const at = word ? prompt.toLowerCase().indexOf(word.slice(0, 5)) : -1
  const before = at > 0 ? prompt.slice(Math.max(0, at - 18), at) : ''
  return said.find(([pattern]) => pattern.test(before))?.[1] ?? 'any'
}
