import { wordTable } from '#platform/text/word-table.ts'
import type { Mention } from '../reader/mention.ts'

const counts = wordTable<number>({ two: 2, three: 3, four: 4, five: 5, six: 6 })
const parts = wordTable<number>({
  'a half': 1 / 2,
  half: 1 / 2,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  '2/3': 2 / 3,
  '1/3': 1 / 3,
  '1/2': 1 / 2,
  'a quarter': 1 / 4,
  '1/4': 1 / 4,
  'three quarters': 3 / 4,
  '3/4': 3 / 4,
  most: 3 / 4,
})
const inWords = Object.keys(parts).join('|')
const part = `(?<part>${inWords})`
/** After a verb of eating, percents are a share: not those of "chocolate (only 70 %)". */
const eaten = `(?<part>${inWords}|\\d{1,2} ?%)`
const count = '(?<count>\\d|two|three|four|five|six)'
const mates =
  '(?:my |a |the |our )?(?:mate|friend|wife|husband|partner|girlfriend|boyfriend|sister|brother|mum|mom|dad|son|daughter|kid|flatmate|roommate|colleague|someone)'
const evenly = '(?:50/50|half and half|fifty fifty|in half|equally|evenly)'
const closing = '(?=[ ]*(?:[,.;:!)/\\n]|$)|[ ](?:and|but|then|with)\\b)'
const whole =
  '(?:[ ]of[ ](?:it|that|them|this|the[ ](?:plate|portion|dish|box|pack|whole thing|lot)))?'

/** A share of a meal whose foods follow: "ate 50 % of lunch: 4 oz meatloaf, ..." */
const ahead =
  '(?<ahead>[ ]of[ ](?:my |his |her |their |the )?(?:breakfast|brunch|lunch|dinner|supper|meal|tray|snack|food)(?:[ ]tray)?(?:[ ]*[:=]|[ ]+-[ ]))'

const patterns = [
  `\\b(?:ate|had|finished|eaten|consumed|took|tolerated)[ ](?:only |about |just |roughly |maybe |approx )?${eaten}${ahead}`,
  `\\b(?:shared|sharing|split|divided)(?:[ ]it)?[ ](?:between|among|amongst|with|by)[ ](?:the[ ])?${count}(?:[ ]of[ ]us|[ ]people|[ ]ways)?\\b(?![ ](?:friends?|mates?|others?))`,
  `\\b(?:shared|split|divided)(?:[ ]it)?[ ]${count}[ ]ways\\b`,
  `\\bbetween[ ](?:the[ ])?${count}[ ]of[ ]us\\b`,
  `\\b(?:shared|sharing|split)(?:[ ]it)?[ ](?:with|among)[ ](?<others>\\d|one|two|three|four|five)[ ](?:other )?(?:friends?|mates?|others?|people|kids|colleagues)\\b`,
  `\\b(?:shared|sharing)(?:[ ]it)?(?:[ ]${evenly})?(?:[ ]with[ ]${mates})?${closing}`,
  // "banana split" is a dish, not a share
  `\\bsplit(?:[ ]it)?(?:[ ]${evenly}(?:[ ]with[ ]${mates})?|[ ]with[ ]${mates})${closing}`,
  `\\b50/50(?:[ ]with[ ]${mates})?${closing}`,
  `\\b(?:ate|had|finished|eaten|managed|drank|consumed)[ ](?:only |about |just |roughly |maybe )?${eaten}${whole}${closing}`,
  `\\bonly[ ](?:about |just |roughly |maybe )?${part}${whole}${closing}`,
  `\\b${part}[ ]of[ ](?:it|that|them)\\b${closing}`,
  `\\b(?<left>left)[ ](?:about |roughly |some )?${eaten}(?:[ ]of[ ]it)?${closing}`,
].map((source) => new RegExp(source, 'giu'))

/**
 * A share of the foods named before a position in the text, or after it: "shared between two" is half of what was
 * named, "ate half of lunch:" of what follows.
 */
export type Share = {
  start: number
  end: number
  factor: number
  afterMark: boolean
  ahead: boolean
}

/**
 * Blanks the words that state which share of a dish was eaten, keeping all positions, and returns the shares.
 */
export function takeShares(text: string): { text: string; shares: Share[] } {
  const shares: Share[] = []
  let left = text
  for (const pattern of patterns) {
    left = left.replace(pattern, (said, ...rest) => {
      const groups = rest.at(-1) as Record<string, string | undefined>
      const start = rest.findLast((value) => typeof value === 'number') as number
      const afterMark = /[,;:.(\n-]\s*(?:(?:I|we|but|and)\s+)*$/iu.test(
        left.slice(Math.max(0, start - 24), start),
      )
      const isAhead = groups.ahead !== undefined
      const end = start + said.length
      shares.push({ start, end, factor: factorOf(groups), afterMark, ahead: isAhead })
      return ' '.repeat(said.length)
    })
  }
  return { text: left, shares: shares.sort((a, b) => a.start - b.start) }
}

function factorOf({ part: said, count: by, others, left }: Record<string, string | undefined>) {
  const eaten = said ? partOf(said.toLowerCase()) : 1
  if (said) return left ? 1 - eaten : eaten
  if (others) return 1 / (1 + (others === 'one' ? 1 : (counts[others] ?? Number(others))))
  const people = by ? (counts[by.toLowerCase()] ?? Number(by)) : 2
  return 1 / Math.max(1, people)
}

/** The share that words state: "half", "75 %". */
function partOf(said: string): number {
  return parts[said] ?? (said.endsWith('%') ? Number.parseInt(said, 10) / 100 : 1)
}

/** Limits that keep long texts fast, higher than any real text needs. */
const most = { foods: 40, shares: 40 }

/**
 * Applies each share to the foods before it: after a mark to its whole sentence, else to the last ones. One that
 * stands ahead of its foods applies to the rest of its sentence, or to the list below it.
 */
export function applyShares(
  shares: readonly Share[],
  mentions: readonly Mention[],
  text: string,
): readonly Mention[] {
  const parts = mentions.map(({ share }) => share)
  for (const share of shares.slice(0, most.shares)) {
    const { start, factor, afterMark, ahead } = share
    if (ahead) {
      const { first, last } = foodsBehind(share, mentions, text)
      for (let i = first; i <= last; i++) parts[i] = (parts[i] ?? 1) * factor
      continue
    }
    const last = mentions.findLastIndex((mention) => mention.start < start)
    for (let i = last; i >= 0 && i > last - most.foods; i--) {
      const mention = mentions[i]
      const next = mentions[i + 1]
      if (!mention || mention.sentence !== mentions[last]?.sentence) break
      if (!afterMark && i < last && next && /[,;+]/.test(text.slice(mention.end, next.start))) break
      parts[i] = (parts[i] ?? 1) * factor
    }
  }
  return mentions.map((mention, i) => ({ ...mention, share: parts[i] ?? 1 }))
}

/** The foods that a share stands ahead of: the rest of its sentence, or a list below it up to an empty line. */
function foodsBehind({ end }: Share, mentions: readonly Mention[], text: string) {
  const isList = /^[ \t]*\n/.test(text.slice(end))
  const first = mentions.findIndex((mention) => mention.start >= end)
  let last = first < 0 ? -2 : first
  for (; last >= 0 && last + 1 < mentions.length && last - first < most.foods; last++) {
    const [before, next] = [mentions[last], mentions[last + 1]]
    if (!before || !next) break
    const parted = isList
      ? /\n[ \t]*\n/.test(text.slice(before.end, next.start))
      : before.sentence !== next.sentence
    if (parted) break
  }
  return { first, last }
}
