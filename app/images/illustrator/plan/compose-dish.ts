import { flat } from '../dishes/archetypes/baked/flat.ts'
import { mixed, topped, tossed } from '../dishes/archetypes/mixed.ts'
import { sandwich } from '../dishes/archetypes/stack.ts'
import { stew } from '../dishes/archetypes/stew.ts'
import { lookNamed, stems } from '../looks/find-look.ts'
import { type Look, look } from '../looks/look.ts'

type Archetype = {
  /** Words of a dish's name that tell how it is served. */
  said: RegExp
  /** The dish of these parts, as partsOf reads them. */
  of: (parts: string, name: string) => Look
}

/** Colours of the liquid of a soup or sauce, by what is in it. */
const liquids: readonly [RegExp, dark: string, light: string][] = [
  [/tomato|bolognese|marinara|chili|arrabb|goulash/, '#a83a1c', '#c4562f'],
  [/cream|milk|chowder|bisque|alfredo|white|korma|potato|cauliflower/, '#e3d2a6', '#f0e4c4'],
  [/spinach|palak|pea|broccoli|green|herb/, '#5f7a2c', '#86a048'],
  [/pumpkin|squash|carrot|lentil|daal|dal/, '#c9842a', '#dda04a'],
  [/beet/, '#7a1630', '#9c2c48'],
  [/curry|masala|karahi|tikka/, '#b5651d', '#d08a3c'],
  [/beef|mushroom|oxtail|lamb|mutton|stew|gravy/, '#5f351a', '#7f4f2b'],
]

const liquidOf = (name: string): readonly [string, string] => {
  const found = liquids.find(([said]) => said.test(name))
  return found ? [found[1], found[2]] : ['#b98a3c', '#cfa65c']
}

const archetypes: readonly Archetype[] = [
  {
    said: /\b(soup|broth|chowder|bisque|consomme|potage|shorba)\b/,
    of: (parts, name) =>
      look(
        name,
        stew({
          liquid: liquidOf(name)[0],
          clouds: liquidOf(name)[1],
          clear: 7,
          thick: 0.2,
          in: parts,
        }),
        { role: 'wet', density: 1 },
      ),
  },
  {
    said: /\b(stew|casserole|goulash|tagine|hot ?pot|braise|ragout|fricassee|chili)\b/,
    of: (parts, name) =>
      look(
        name,
        stew({
          liquid: liquidOf(name)[0],
          clouds: liquidOf(name)[1],
          clear: 2,
          thick: 0.6,
          in: parts,
        }),
        { role: 'wet', thick: true, density: 1 },
      ),
  },
  {
    said: /\b(curry|masala|karahi|korma|salan|handi|bhuna)\b/,
    of: (parts, name) =>
      look(
        name,
        stew({
          liquid: '#b5651d',
          clouds: '#cf8a3c',
          clear: 2,
          oil: '#a8430f',
          thick: 0.6,
          in: parts,
          on: 'coriander 1',
        }),
        { role: 'wet', thick: true, density: 1 },
      ),
  },
  {
    said: /\b(salad|slaw)\b/,
    of: (parts, name) =>
      look(name, tossed(`lettuce 45, ${parts}`, { gloss: 0.48 }), {
        vessel: 'shallow bowl',
        density: 0.35,
      }),
  },
  {
    said: /\b(sandwich|sub|panini|toastie|hoagie)\b/,
    of: (_parts, name) =>
      look(name, sandwich(['lettuce', /cheese/.test(name) ? 'cheese' : 'ham', 'tomato']), {
        density: 0.5,
      }),
  },
  {
    said: /\b(pasta|spaghetti|noodle|macaroni|linguine|penne|fettuccine|lo mein|chow mein)\b/,
    of: (parts, name) =>
      look(
        name,
        topped({
          base: /noodle|mein/.test(name) ? 'egg noodle' : 'penne',
          sauce: liquidOf(name),
          strength: 0.3,
          on: parts,
        }),
        { density: 0.65 },
      ),
  },
  {
    said: /\b(rice|pilaf|pulao|biryani|risotto|paella|pilau)\b/,
    of: (parts, name) =>
      look(name, mixed({ base: 'white rice', tint: '#d9a94a', strength: 0.25, in: parts }), {
        density: 0.75,
      }),
  },
  {
    said: /\b(pizza|flatbread)\b/,
    of: (parts, name) =>
      look(name, flat({ whole: 420, on: parts }), { vessel: 'board', density: 0.5 }),
  },
  {
    said: /\b(pie|quiche|tart)\b/,
    of: (parts, name) =>
      look(
        name,
        flat({
          whole: 900,
          slices: 8,
          height: 26,
          rim: 30,
          radius: 112,
          sauce: liquidOf(name)[1],
          cheese: '#e9cf8a',
          on: parts,
        }),
        { density: 0.8 },
      ),
  },
  {
    said: /\b(stir[- ]?fry|hash|medley|saute|skillet|scramble)\b/,
    of: (parts, name) => look(name, tossed(parts), { density: 0.7 }),
  },
]

/** Words of names that say nothing about what is to be seen. */
const silent = new Set(
  'with and in of from the a style fast food restaurant frozen meal dish homemade made prepared cooked nfs ns as to no not or type added fresh plain regular low fat reduced grilled fried baked roasted steamed boiled spicy creamy crispy hot cold mixed small large medium whole classic traditional sauteed half cup piece slice'.split(
    ' ',
  ),
)

const composed = new Map<string, Look | null>()

/** Parts of a kind of dish that names no food: "vegetable stew", "mixed curry". */
const usual = 'carrot 20, potato 25, pea 15'

/**
 * A dish without a record of its own, composed from what its name says: how it is served ("stew", "salad") and
 * the foods named in it. Null where the name does not tell how it is served.
 */
export function composeDish(name: string): Look | null {
  const known = composed.get(name)
  if (known !== undefined) return known
  const made = compose(name.toLowerCase())
  if (composed.size > 500) composed.clear()
  composed.set(name, made)
  return made
}

function compose(name: string): Look | null {
  const archetype = archetypeOf(name)
  if (!archetype) return null
  const foods = namedFoods(name.replace(archetype.said, ' '))
  const share = Math.round(70 / foods.length)
  const named = foods.map((food) => `${food} ${share}`)
  // A stew of one food has the usual vegetables beside it.
  if (foods.length === 1 && /stew|casserole|tagine|goulash/.test(name))
    named.push('carrot 14', 'potato 16')
  const parts = named.join(', ')
  return archetype.of(parts || usual, name.replaceAll(',', ' '))
}

const archetypeOf = (name: string) => archetypes.find(({ said }) => said.test(name))

/** Whether a name says how a dish is served and the look found for it does not: "carrot soup" is no carrot. */
export function isServedOtherwise(name: string, found: Look | undefined): boolean {
  const [word] = archetypeOf(name.toLowerCase())?.said.exec(name.toLowerCase()) ?? []
  if (!word) return false
  return !found?.words.split(',').some((own) => own.includes(word) && tells(own, name))
}

/** Whether all words of a look's name stand in a text. */
function tells(own: string, text: string): boolean {
  const said = stems(text)
  return stems(own).every((word) => said.includes(word))
}

/** Foods named in a text, by the words that their looks are found by; pairs of words before single ones,
 * pieces as they are cut for dishes before whole ones. */
function namedFoods(text: string): string[] {
  const words = stems(text).filter((word) => !silent.has(word))
  const found: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const next = words[i + 1]
    const pair = `${word} ${next}`
    if (next && isFood(pair)) {
      found.push(pair)
      i++
    } else if (isFood(`${word} chunk`)) found.push(`${word} chunk`)
    else if (isFood(word)) found.push(word)
  }
  return found.slice(0, 5)
}

function isFood(words: string): boolean {
  const found = lookNamed(words)
  return (
    found !== undefined &&
    (found.role === 'food' || found.role === 'garnish') &&
    found.words.split(',').some((name) => stems(name).join(' ') === words)
  )
}

/** Whether the name of a look tells more than half of what a text says of a dish. */
export function tellsMost(found: Look, text: string): boolean {
  const words = stems(text).filter((word) => !silent.has(word))
  const told = found.words
    .split(',')
    .filter((own) => tells(own, text))
    .map((own) => stems(own).length)
  return Math.max(0, ...told) > words.length / 2
}
