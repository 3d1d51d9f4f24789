import type { Mention } from './reader.ts'

/** More foods than a meal has in one sentence; it keeps long lists quick. */
const mostMentions = 40

/** The mentions behind one in the same sentence, in order. */
export function restOfSentence(mentions: Mention[], i: number): Mention[] {
  const rest: Mention[] = []
  for (let k = i + 1; k <= i + mostMentions; k++) {
    const mention = mentions[k]
    if (!mention || mention.sentence !== mentions[i]?.sentence) break
    rest.push(mention)
  }
  return rest
}
