/** What changes to a word cost; 1 is the change of a letter to an unrelated one. */
const costs = { letter: 1, vowel: 0.6, neighbour: 0.7, swap: 0.7, doubled: 0.5, first: 0.3 }

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const keys = new Map(rows.flatMap((row, y) => [...row].map((letter, x) => [letter, { x, y }])))

/** Letters that are often written for each other. */
const alike = new Set(['ck', 'kc', 'kq', 'qk', 'sz', 'zs', 'sc', 'cs', 'vw', 'wv', 'iy', 'yi'])

const isVowel = (letter: string) => 'aeiouy'.includes(letter)

function isNeighbour(a: string, b: string): boolean {
  const [one, other] = [keys.get(a), keys.get(b)]
  if (!one || !other) return false
  // Each row of a keyboard is shifted by about half a key.
  const across = one.x + one.y / 2 - other.x - other.y / 2
  return Math.abs(one.y - other.y) <= 1 && Math.abs(across) <= 1
}

function changeCost(a: string, b: string): number {
  if (a === b) return 0
  if (alike.has(a + b)) return costs.doubled
  if (isVowel(a) && isVowel(b)) return costs.vowel
  return isNeighbour(a, b) ? costs.neighbour : costs.letter
}

/** The cost of a letter that one word has and the other lacks. */
function extraCost(word: string, at: number): number {
  const letter = word[at] ?? ''
  const isSilent = letter === 'h' && at > 0
  if (letter === word[at - 1] || letter === word[at + 1] || isSilent) return costs.doubled
  return isVowel(letter) ? 0.8 : costs.letter
}

/**
 * How far a word as it was typed is from a word, by letters left out, added, changed and swapped; faults that
 * are made often cost less. `most` at once if it is at least that.
 */
export function wordDistance(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) * costs.doubled >= most) return most
  let before: number[] = []
  let last: number[] = [0]
  for (let j = 1; j <= word.length; j += 1) last.push((last[j - 1] ?? 0) + extraCost(word, j - 1))
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [(last[0] ?? 0) + extraCost(typed, i - 1)]
    for (let j = 1; j <= word.length; j += 1) {
      const [a = '', b = ''] = [typed[i - 1], word[j - 1]]
      const isSwap = i > 1 && j > 1 && a !== b && a === word[j - 2] && typed[i - 2] === b
      row.push(
        Math.min(
          (last[j] ?? most) + extraCost(typed, i - 1),
          (row[j - 1] ?? most) + extraCost(word, j - 1),
          (last[j - 1] ?? most) + changeCost(a, b),
          isSwap ? (before[j - 2] ?? most) + costs.swap : most,
        ),
      )
    }
    if (Math.min(...row) >= most) return most
    before = last
    last = row
  }
  const distance = last[word.length] ?? most
  return Math.min(most, distance + (distance > 0 && typed[0] !== word[0] ? costs.first : 0))
}

/** A word as it sounds, by rules for the sounds that are spelt in several ways. */
export function soundOf(word: string): string {
  return word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/([bdgkt])h/g, '$1')
    .replaceAll(/(?:ck|q|c(?=[^eiyh])|c$)/g, 'k')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/z/g, 's')
    .replaceAll(/w/g, 'v')
    .replaceAll(/ee|ea|ie|y/g, 'i')
    .replaceAll(/oo|ou/g, 'u')
    .replaceAll(/(.)\1+/g, '$1')
}
