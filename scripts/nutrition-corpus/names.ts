import type { Chance } from '../../bench/nutrition/random.ts'

/** A USDA description taken apart: "Milk, fat free (skim), NFS" is milk, with what narrows it. */
export type Name = {
  head: string
  /** What may stand in front of the head: "raw", "whole wheat", "low fat". */
  adjectives: string[]
  /** What can only follow it: "with cheese", "made with oil", "from fast food". */
  phrases: string[]
  /** Makers and the like, which stand in brackets. */
  brand: string
}

/** Words by which USDA says that something was not told; nobody says them. */
const untold = /^(NFS|NS as to .*|all flavors|all varieties|UPC:.*|includes? .*)$/i
const phrase =
  /^(with|without|made|from|in|on|no|and|or|prepared|coated with|topped|cooked|skin|peel|fat|lean|as|added|not|excluding|including|reconstituted|ready)\b/i

/** Takes a description apart at its commas. Null where it is no plain list of qualifiers. */
export function readName(description: string): Name | null {
  if (/;|\/|\bNS\b as to .* and|excluding/.test(description.replace(/, NS as to [^,]*/g, ''))) {
    return null
  }
  const brand = /\(([^)]*)\)/.exec(description)?.[1] ?? ''
  const [head = '', ...qualifiers] = description
    .replace(/\s*\([^)]*\)/g, '')
    .split(', ')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !untold.test(part))
  if (head === '' || qualifiers.length > 4) return null
  const adjectives = qualifiers.filter((part) => !phrase.test(part))
  return {
    head: lower(head),
    adjectives: adjectives.map(lower),
    phrases: qualifiers.filter((part) => phrase.test(part)).map(lower),
    brand,
  }
}

/** Names keep their capitals: "Swiss", "Puerto Rican". */
const proper =
  /^(Swiss|Cheddar|American|Puerto|Mexican|Greek|French|English|Italian|Chinese|German|Dutch|Brie|Gouda|Parmesan|Romano|Colby|Monterey|Dijon|McDonald|Burger|Kellogg|General|Quaker|Kashi|[A-Z]{2,})/
const lower = (part: string) =>
  proper.test(part) || / [A-Z]/.test(part) ? part : part.charAt(0).toLowerCase() + part.slice(1)

/** As people say it: "raw whole milk with cheese", a maker in front. */
export const spoken = (name: Name) =>
  `${maker(name)}${[...name.adjectives.toReversed(), name.head, ...name.phrases].join(' ')}`

/** A maker's food is another one than the plain food: its brand is always said. */
const maker = ({ brand }: Name) => (brand ? `${brand} ` : '')

/** As USDA lists it: "milk, whole, raw". */
export const listed = (name: Name) =>
  `${maker(name)}${[name.head, ...name.adjectives, ...name.phrases].join(', ')}`

/** The head first and its adjective behind it: "milk that is whole, raw". */
export function headFirst(name: Name, chance: Chance): string {
  const link = chance.pick(['that is', 'that was', 'which was', 'of the kind that is'])
  const described = name.adjectives.length ? ` ${link} ${name.adjectives.join(' and ')}` : ''
  return `${maker(name)}${name.head}${described}${tail(name)}`
}

/** The adjective in brackets behind the head: "milk (whole)". */
export const bracketed = (name: Name) =>
  `${maker(name)}${name.head}${name.adjectives.length ? ` (${name.adjectives.join(', ')})` : ''}${tail(name)}`

const tail = ({ phrases }: Name) => phrases.map((part) => ` ${part}`).join('')

/** A restricting word changes the figures: without it another food is meant. */
export const restricts = (name: Name) =>
  [...name.adjectives, ...name.phrases].some((part) =>
    /\b(free|low|reduced|less|light|diet|lean|non|no|without|unsweetened|sugar|skim|powder|dry|decaf)/.test(
      part,
    ),
  )
