import { flat } from '../dishes/archetypes/baked/flat.ts'
import type { Layer } from '../dishes/archetypes/layers/layers.ts'
import { mixed, topped, tossed } from '../dishes/archetypes/mixed.ts'
import { fields } from '../dishes/archetypes/plated/fields.ts'
import { burger, sandwich } from '../dishes/archetypes/stack.ts'
import { stew } from '../dishes/archetypes/stew.ts'
import { type Look, look } from '../looks/look.ts'
import { cookedParts, rawOnion } from './cooked-parts.ts'
import { type DishParts, dishParts } from './dish-parts.ts'
import { type Colours, sauceColours } from './sauce-colours.ts'

/** Dishes whose form hides what they are made of. */
const shaped =
  /\b(turnover|empanada|fritter|hors|stuffed|rolls?|tamale|taco|burrito|quesadilla|loaf|cake|patty|patties|croquette|puffs?|enchilada|knish|pasty|pierogi|kibby|filled|balls?|meatballs?|wonton|dumplings?|pizza|omelet|gordita|chalupa|tostada|ravioli|lasagna|nachos|nuggets?|frankfurter|corn dog|cordon bleu|kiev|parmigiana|spread|dip|souffle|pudding|lau lau|chimichanga|taquitos?|pasteles|gefilte|shredded|jerky|gravy\))\b/

const held =
  /\bsandwich\b|\bon (an? )?(english muffin|biscuit|bagel|croissant|bun|muffin)\b|\begg and cheese (bagel|biscuit|muffin|croissant)\b/

const layers: Record<string, Layer> = {
  'ground beef': 'patty',
  'ham cube': 'ham',
  'bacon bit': 'bacon',
  'scrambled egg': 'scrambled egg',
  'egg chunk': 'egg salad',
  'grated cheese': 'cheese',
  'sausage slice': 'sausage patty',
  'chicken chunk': 'chicken fillet',
  'turkey slice': 'turkey',
  'fish chunk': 'fish fillet',
  'beef chunk': 'steak',
  'crab meat': 'tuna',
  lettuce: 'lettuce',
  'diced tomato': 'tomato',
  'pickle slice': 'pickle',
  'diced onion': 'onion',
}

const pastas = ['spaghetti', 'egg noodle', 'macaroni', 'penne', 'rice noodle']
const grains = ['white rice', 'brown rice', 'couscous', 'bulgur', 'barley']

/** `savoury` is what was cooked with onions. */
type Recipe = { name: string; base?: string; of: DishParts; sauce: Colours; savoury: boolean }

/** What is strewn on top: a little of it covers much. */
const strewn = ['grated cheese', 'parmesan', 'breadcrumb', 'feta crumble']

/** Parts but what is strewn, as partsOf reads them, each `times` its share. */
const listOf = (parts: DishParts['parts'], times: number, least = 3): string =>
  parts
    .filter(({ name }) => !strewn.includes(name))
    .map(({ name, share }) => `${name} ${Math.min(46, Math.max(least, Math.round(share * times)))}`)
    .join(', ')

/** The same where no liquid is: meat is cubes from the pan, not stewed. */
const dryListOf = (parts: DishParts['parts']): string =>
  listOf(parts, 1).replace(/\b(beef|lamb|pork) chunk/g, 'seared $1 cube')

/** The parts beside the pasta or grain that most of the dish is. */
const besideBase = ({ of, base }: Recipe, times: number): string =>
  listOf(
    of.parts.filter(({ name }) => name !== base),
    times,
  )

/** Mayonnaise coats what it binds; leaves stay green. */
const dressingOf = ({ of: { sauce, parts } }: Recipe) =>
  sauce?.kind === 'cream' && parts.every(({ name }) => name !== 'lettuce')
    ? { coat: '#f0e6cb', strength: 0.4 }
    : {}

const topOf = ({ of }: Recipe): string =>
  of.parts
    .filter(({ name }) => strewn.includes(name))
    .map(({ name, share }) => `${name} ${Math.min(1.2, share / 10).toFixed(1)}`)
    .join(', ')

/** What is strewn over a stew or soup. */
const garnishOf = (recipe: Recipe): string =>
  [topOf(recipe), recipe.savoury ? 'parsley 1.2' : ''].filter(Boolean).join(', ')

const kinds: readonly { is: (recipe: Recipe) => boolean; of: (recipe: Recipe) => Look | null }[] = [
  {
    is: ({ name }) => /\b(soup|broth|chowder|bisque|gumbo|sopa|sancocho)\b/.test(name),
    of: (recipe) => {
      const { name, sauce, of } = recipe
      const clear = /cream|cheese|tomato/.test(of.sauce?.kind ?? 'broth') ? 3 : 9
      const form = stew({
        liquid: sauce[0],
        clouds: sauce[1],
        clear,
        thick: 0.2,
        in: listOf(of.parts, 1.8).replace(/spaghetti|egg noodle/, 'soup noodle'),
        on: garnishOf(recipe),
      })
      return look(name, form, { role: 'wet', density: 1 })
    },
  },
  { is: ({ name }) => held.test(name), of: asSandwich },
  {
    is: ({ name }) => /\bsalad\b/.test(name),
    of: (recipe) =>
      look(
        recipe.name,
        tossed(listOf(recipe.of.parts, 1), { on: topOf(recipe), ...dressingOf(recipe) }),
        {
          vessel: 'shallow bowl',
          density: 0.45,
        },
      ),
  },
  {
    is: ({ name }) => /\b(frozen meal|dinner|entree)\b/.test(name),
    of: (recipe) => look(recipe.name, fields(listOf(recipe.of.parts, 1, 8)), { density: 0.75 }),
  },
  {
    is: ({ name }) => /\b(pie|quiche|tart)\b/.test(name),
    of: (recipe) =>
      look(
        recipe.name,
        flat({
          whole: 900,
          slices: 8,
          cut: true,
          height: 30,
          rim: 33,
          radius: 112,
          sauce: recipe.sauce[1],
          cheese: recipe.sauce[1],
          on: listOf(recipe.of.parts, 0.7),
        }),
        { density: 0.8 },
      ),
  },
  {
    is: ({ base = '' }) => pastas.includes(base),
    of: (recipe) => {
      const { name, base = '', of, sauce } = recipe
      const form = of.sauce
        ? topped({
            base,
            sauce,
            share: Math.min(34, Math.max(16, of.sauce.share)),
            strength: 0.22,
            in: besideBase(recipe, 0.85),
            on: topOf(recipe),
          })
        : mixed({ base, in: besideBase(recipe, 1), on: topOf(recipe) })
      return look(name, form, { density: 0.7 })
    },
  },
  {
    is: ({ base = '' }) => grains.includes(base),
    of: (recipe) => {
      const { name, base = '', of, sauce } = recipe
      const form = of.sauce
        ? topped({
            base,
            sauce,
            share: Math.min(32, Math.max(14, of.sauce.share)),
            in: besideBase(recipe, 0.85),
            on: topOf(recipe),
          })
        : mixed({
            base,
            tint: '#cfa257',
            strength: 0.15,
            in: besideBase(recipe, 1),
            on: topOf(recipe),
          })
      return look(name, form, { density: 0.8 })
    },
  },
  {
    is: ({ name, of }) =>
      /\b(soy|stir-fried|chow mein|chop suey)\b/.test(name) || of.sauce?.kind === 'soy',
    of: (recipe) =>
      look(
        recipe.name,
        tossed(dryListOf(recipe.of.parts), {
          on: topOf(recipe),
          coat: '#5a3216',
          strength: 0.3,
        }),
        { density: 0.7 },
      ),
  },
  {
    is: ({ of }) => of.sauce !== undefined,
    of: (recipe) => {
      const [liquid, clouds] = recipe.sauce
      const form = stew({
        liquid,
        clouds,
        clear: 2,
        thick: 0.7,
        coat: 0.3,
        in: listOf(recipe.of.parts, 2.2),
        on: garnishOf(recipe),
      })
      return look(recipe.name, form, { role: 'wet', thick: true, density: 1 })
    },
  },
  {
    is: () => true,
    of: (recipe) =>
      look(
        recipe.name,
        tossed(dryListOf(recipe.of.parts), { on: topOf(recipe), steep: 1.35, gloss: 0.34 }),
        { density: 0.7 },
      ),
  },
]

function asSandwich({ name, of }: Recipe): Look | null {
  const list = of.parts.flatMap((part) => layers[part.name] ?? [])
  if (list.length === 0) return null
  const isRound = /\b(biscuit|bun|bagel|muffin|croissant)\b/.test(name)
  const form = isRound ? burger(list, { seeds: false, each: 150, bun: '#c98f48' }) : sandwich(list)
  return look(name, form, { density: 0.5 })
}

const composed = new Map<string, Look | null>()

/**
 * A dish of USDA's composed from the parts of its recipe, in the form that its name or its largest part tells.
 * Null for a name without a recipe, and for dishes whose form hides their parts.
 */
export function composeRecipe(name: string): Look | null {
  const known = composed.get(name)
  if (known !== undefined) return known
  const made = compose(name.toLowerCase())
  if (composed.size > 300) composed.clear()
  composed.set(name, made)
  return made
}

/** The parts with the sauce or gravy that the name tells of, or without one where it says so. */
function withSaidSauce({ parts, sauce }: DishParts, name: string): DishParts {
  if (/\bno (sauce|gravy)\b/.test(name)) return { parts }
  if (sauce) return { parts, sauce }
  return /\b(sauce|gravy)\b/.test(name) ? { parts, sauce: { kind: 'broth', share: 25 } } : { parts }
}

function compose(name: string): Look | null {
  const known = dishParts(name)
  if (!known || (shaped.test(name) && !held.test(name))) return null
  const said = withSaidSauce(known, name)
  const of = held.test(name) ? said : cookedParts(said, name)
  const base = of.parts.find(
    (part) => part.share >= 14 && [...pastas, ...grains].includes(part.name),
  )?.name
  const recipe: Recipe = {
    name: name.replaceAll(',', ' '),
    of,
    sauce: sauceColours(name, of.sauce?.kind),
    savoury: said.parts.some((part) => part.name === rawOnion),
    ...(base && { base }),
  }
  return kinds.find(({ is }) => is(recipe))?.of(recipe) ?? null
}
