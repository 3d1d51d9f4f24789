import kept from './data/names.json' with { type: 'json' }
import { joiners } from './lexicon.ts'
import { foodSets } from './sets.ts'
import { tokenise } from './words.ts'

/** A name that holds a joiner ("macaroni and cheese"), as its words with `&` for each joiner. */
export type Phrase = {
  parts: string[]
  soft: boolean
  /** The foods that the phrase stands for, when it is a set of several. */
  set: string | null
}

const phrases = new Map<string, Phrase[]>()

for (const [phrase, set] of foodSets) {
  const parts = tokenise(phrase).map(({ norm }) => (joiners.has(norm) ? '&' : norm))
  addPhrase({ parts, soft: false, set })
}
for (const text of kept.phrases) {
  const soft = text.startsWith('~')
  addPhrase({ parts: (soft ? text.slice(1) : text).split(' '), soft, set: null })
}
for (const list of phrases.values()) {
  list.sort(
    (a, b) => Number(b.set !== null) - Number(a.set !== null) || b.parts.length - a.parts.length,
  )
}

/** Names that no joiner or amount may cut, which begin with the word: sets first, then long ones. */
export function phrasesFrom(word: string): readonly Phrase[] {
  return phrases.get(word) ?? []
}

function addPhrase(phrase: Phrase) {
  const [first = ''] = phrase.parts
  const list = phrases.get(first)
  if (list) list.push(phrase)
  else phrases.set(first, [phrase])
}
