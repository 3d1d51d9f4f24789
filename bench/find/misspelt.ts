import { sampleMeals } from '#app/meals/samples/sample-meals.ts'
import { type Chance, seededChance } from '../nutrition/random.ts'
import type { Search } from './other-words.ts'

const neighbours: Record<string, string> = {
  ...{ a: 'qsz', b: 'vgn', c: 'xdv', d: 'sfe', e: 'wrd', f: 'dgr', g: 'fht', h: 'gjy', i: 'uok' },
  ...{ j: 'hku', k: 'jli', l: 'kop', m: 'nj', n: 'bmh', o: 'ipl', p: 'ol', q: 'wa', r: 'etf' },
  ...{ s: 'adw', t: 'ryg', u: 'yij', v: 'cbf', w: 'qes', x: 'zcs', y: 'tuh', z: 'xa' },
}

/** The usual typing faults, each at a place in a word. */
const faults: Record<string, (word: string, at: number, chance: Chance) => string> = {
  transposed: (word, at) =>
    word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
  doubled: (word, at) => word.slice(0, at + 1) + word.slice(at),
  dropped: (word, at) => word.slice(0, at) + word.slice(at + 1),
  neighbour: (word, at, chance) =>
    word.slice(0, at) + chance.pick([...(neighbours[word[at] ?? ''] ?? 'e')]) + word.slice(at + 1),
  vowel: (word, _at, chance) => {
    const places = [...word].flatMap((letter, at) => ('aeiou'.includes(letter) ? [at] : []))
    if (places.length === 0) return word
    const at = chance.pick(places)
    return word.slice(0, at) + chance.pick([...'aeiou']) + word.slice(at + 1)
  },
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L} -]/gu, '')

/** A name with one fault, or two in different words; every kind of fault is as frequent. */
function misspell(name: string, number: number, chance: Chance): string {
  const words = plain(name).split(' ')
  const long = words.flatMap((word, at) => (word.length >= 4 && word !== 'with' ? [at] : []))
  const first = Math.floor(chance.next() * long.length)
  const chosen = number % 3 === 2 && long.length > 1 ? [first, (first + 1) % long.length] : [first]
  const kinds = Object.values(faults)
  for (const [nth, which] of chosen.entries()) {
    const at = long[which] ?? 0
    const [word = '', kind = kinds[0]] = [words[at], kinds[(number + nth * 2) % kinds.length]]
    const place = Math.floor(chance.next() * (word.length - 1))
    words[at] = kind?.(word, place, chance) ?? word
  }
  return words.join(' ')
}

/** Misspelt names of the sample meals, those to improve on first and those held back second. */
export function misspeltNames(count: number): [open: Search[], heldBack: Search[]] {
  const made = (seed: number) => {
    const chance = seededChance(seed)
    const found: Search[] = []
    for (let number = 0; found.length < count / 2; number += 1) {
      const { title } = chance.pick(sampleMeals)
      const search = misspell(title, number, chance)
      if (isWrong(search, title)) found.push({ search, title })
    }
    return found
  }
  return [made(1), made(2)]
}

/** Some faults change nothing, such as two equal letters transposed. */
const isWrong = (search: string, title: string) => search !== plain(title)
