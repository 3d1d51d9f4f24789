import type { Chance } from '../../bench/nutrition/random.ts'

/** A parsed USDA description: "Milk, fat free (skim), NFS" is milk with qualifiers. */
export type Name = {
  head: string
  /** Qualifiers that may precede the head: "raw", "whole wheat", "low fat". */
  adjectives: string[]
  /** Qualifiers that can only follow the head: "with cheese", "made with oil", "from fast food". */
  phrases: string[]
  /** The maker or brand, which USDA writes in brackets. */
  brand: string
}

/** USDA's phrases for unspecified details, which people do not use. */
const untold = /^(NFS|NS as to .*|all flavors|all varieties|UPC:.*|includes? .*)$/i
const phrase =
  /^(with|without|made|from|in|on|no|and|or|prepared|coated with|topped|cooked|skin|peel|fat|lean|as|added|not|excluding|including|reconstituted|ready)\b/i

/** Splits a description at its commas. Null if it is not a plain list of qualifiers. */
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

/** Proper names keep their capitals: "Swiss", "Puerto Rican". */
const proper =
  /^(Swiss|Cheddar|American|Puerto|Mexican|Greek|French|English|Italian|Chinese|German|Dutch|Brie|Gouda|Parmesan|Romano|Colby|Monterey|Dijon|McDonald|Burger|Kellogg|General|Quaker|Kashi|[A-Z]{2,})/
const lower = (part: string) =>
  proper.test(part) || / [A-Z]/.test(part) ? part : part.charAt(0).toLowerCase() + part.slice(1)

/** The usual spoken order, brand first: "raw whole milk with cheese". */
export const spoken = (name: Name) =>
  `${maker(name)}${[...name.adjectives.toReversed(), name.head, ...name.phrases].join(' ')}`

/** The brand is always included, because a branded food differs from the plain one. */
const maker = ({ brand }: Name) => (brand ? `${brand} ` : '')

/** USDA's order: "milk, whole, raw". */
export const listed = (name: Name) =>
  `${maker(name)}${[name.head, ...name.adjectives, ...name.phrases].join(', ')}`

/** The adjectives in a relative clause: "milk that is whole and raw". */
export function headFirst(name: Name, chance: Chance): string {
  const link = chance.pick(['that is', 'that was', 'which was', 'of the kind that is'])
  const described = name.adjectives.length ? ` ${link} ${name.adjectives.join(' and ')}` : ''
  return `${maker(name)}${name.head}${described}${tail(name)}`
}

/** The adjectives in brackets: "milk (whole)". */
export const bracketed = (name: Name) =>
  `${maker(name)}${name.head}${name.adjectives.length ? ` (${name.adjectives.join(', ')})` : ''}${tail(name)}`

const tail = ({ phrases }: Name) => phrases.map((part) => ` ${part}`).join('')

/** True if a qualifier changes the figures, so that leaving it out would mean another food. */
export const restricts = (name: Name) =>
  [...name.adjectives, ...name.phrases].some((part) =>
    /\b(free|low|reduced|less|light|diet|lean|non|no|without|unsweetened|sugar|skim|powder|dry|decaf)/.test(
      part,
    ),
  )
