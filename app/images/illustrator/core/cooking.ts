import type { Cooking } from './zone.ts'

/** Reads how a food was prepared from its name and from the words before it in the prompt. */
export function cookingOf(name: string, prompt: string): Cooking {
  const text = `${name} ${wordsBefore(name, prompt)}`.toLowerCase()
  const says = (pattern: RegExp) => pattern.test(text)
  return {
    grilled: says(/\b(grill|barbecu|bbq|chargrill|griddle)/),
    browned: says(/\b(roast|bake|brown|sear|toast|broil|saut|pan-|caramel|crisp|blacken)/),
    fried: says(/\b(fried|fry|bread(ed|ing)|crumb|tempura|batter)/),
    raw: says(/\b(raw|fresh)\b/),
  }
}

/** The two words that stand before the food's first word in the prompt. */
function wordsBefore(name: string, prompt: string): string {
  const [first = ''] = name.toLowerCase().split(/[^a-z]+/)
  const words = prompt.toLowerCase().split(/[^a-z-]+/)
  const stem = first.slice(0, Math.max(4, first.length - 2))
  const at = words.findIndex((word) => stem.length > 2 && word.startsWith(stem))
  return at < 0 ? '' : words.slice(Math.max(0, at - 2), at).join(' ')
}
