import { partNamed } from '../../foods/dish-parts.ts'
import { deniedQualities } from '../../text/lexicon.ts'
import type { Gap } from '../gaps.ts'
import type { Mention } from '../mention.ts'
import type { Pieces } from '../pieces.ts'

/** How many foods back a negation reaches; it keeps long texts fast. */
const furthest = 12

/** Words that a text negates, with the position of the first. */
type Denied = { words: string[]; start: number; sentence: number; first: boolean }

/**
 * Removes foods that the text negates later ("skipped the fries"). A dish without some part
 * ("no bun") records that part.
 */
export function removeDenied(pieces: Pieces, mentions: readonly Mention[]): Mention[] {
  const left: (Mention | null)[] = [...mentions]
  let end = -1
  for (const { words, start, sentence, first } of deniedIn(pieces, mentions)) {
    while ((mentions[end + 1]?.start ?? start) < start) end++
    const near = (test: (mention: Mention) => boolean) => {
      for (let i = end; i >= 0 && i > end - furthest; i--) {
        const mention = left[i]
        if (!mention) continue
        // "Skipped the rice" may refer to the sentence before, "no rice" only to its own
        if (mention.sentence < sentence - (first ? 1 : 0)) return -1
        if (test(mention)) return i
      }
      return -1
    }
    const same = near((mention) => isSame(mention, words))
    if (same >= 0) {
      left[same] = null
      continue
    }
    const dish = near((mention) => partNamed(mention.food, words) !== undefined)
    const mention = left[dish]
    const part = mention && partNamed(mention.food, words)
    if (mention && part) {
      left[dish] = {
        ...mention,
        without: [...mention.without, { id: part.id, word: words.at(-1) ?? '' }],
      }
    }
  }
  return left.filter((mention) => mention !== null)
}

function isSame({ words }: Mention, denied: string[]): boolean {
  if (denied.length === 1) return words.at(-1) === denied[0]
  return denied.every((word) => words.includes(word))
}

/** The words after each "no", "without" or "skipped", up to the next mark, joiner or amount. */
function deniedIn({ words, gaps }: Pieces, mentions: readonly Mention[]): Denied[] {
  const denied: Denied[] = []
  let sentence = 0
  for (let k = 0; k < words.length; k++) {
    const { denies, start: place = 0 } = words[k] ?? {}
    // "hot dog no bun" may be a food of its own, which lacks the part already
    if (k > 0 && gaps[k]?.ends) sentence++
    const first = k === 0 || (gaps[k]?.ends ?? false)
    const own = () => mentions.some(({ start, end }) => start <= place && place < end)
    if (denies && !own()) denied.push({ words: [denies], start: place, sentence, first })
    if (!gaps[k]?.denies) continue
    const start = words[k]?.start ?? 0
    const said: string[] = []
    for (; k < words.length && (said.length === 0 || isOpen(gaps[k])); k++) {
      const norm = words[k]?.norm ?? ''
      const named = !deniedQualities.has(norm) || said.length === 0 || said.at(-1) === 'sour'
      if (named) said.push(norm)
    }
    k--
    denied.push({ words: said, start, sentence, first })
  }
  return denied
}

function isOpen(gap: Gap | undefined): boolean {
  return (
    gap !== undefined &&
    !gap.ends &&
    !gap.comma &&
    !gap.and &&
    !gap.into &&
    gap.amounts.length === 0
  )
}
