/** A stretch of a text; `end` is the position after its last character. */
export type Span = { start: number; end: number }

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*|[^\s\p{L}\p{N}]/gu

/** Most pairs of words that are compared; beyond it everything between the equal ends counts as changed. */
const mostPairs = 1_000_000

/** The words of each of two texts that the other one does not have in the same order. */
export function changedWords(one: string, other: string): [Span[], Span[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  let start = 0
  while (start < a.length && start < b.length && a[start]?.text === b[start]?.text) start++
  let same = 0
  const most = Math.min(a.length, b.length) - start
  while (same < most && a.at(-1 - same)?.text === b.at(-1 - same)?.text) same++
  const [inA, inB] = [a.slice(start, a.length - same), b.slice(start, b.length - same)]
  const [keptA, keptB] = commonWords(inA, inB)
  return [spansOf(one, inA, keptA), spansOf(other, inB, keptB)]
}

type Word = Span & { text: string }

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }))

/** The places of a longest sequence of words that both have. */
function commonWords(a: readonly Word[], b: readonly Word[]): [Set<number>, Set<number>] {
  const kept: [Set<number>, Set<number>] = [new Set(), new Set()]
  if (a.length * b.length > mostPairs) return kept
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const [right = 0, down = 0] = [lengths[i * width + j + 1], lengths[(i + 1) * width + j]]
      const both = a[i]?.text === b[j]?.text ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : 0
      lengths[i * width + j] = Math.max(right, down, both)
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [right = 0, down = 0] = [lengths[i * width + j + 1], lengths[(i + 1) * width + j]]
    if (a[i]?.text === b[j]?.text) {
      kept[0].add(i++)
      kept[1].add(j++)
    } else if (down >= right) i++
    else j++
  }
  return kept
}

/** The words that are not kept, with neighbours as one stretch. */
function spansOf(text: string, words: readonly Word[], kept: ReadonlySet<number>): Span[] {
  const spans: Span[] = []
  words.forEach(({ start, end }, i) => {
    if (kept.has(i)) return
    const last = spans.at(-1)
    const joined = last && !kept.has(i - 1) && !text.slice(last.end, start).includes('\n')
    if (joined) last.end = end
    else spans.push({ start, end })
  })
  return spans
}
