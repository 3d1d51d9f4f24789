import { fields } from '../../dishes/archetypes/plated/fields.ts'
import { riceBowl } from '../../dishes/archetypes/rice-bowl.ts'
import { stew } from '../../dishes/archetypes/stew.ts'
import { look } from '../../looks/look.ts'
import { asOne, type Cuts, headOf, nameOf, sharesOf, type Together } from './as-one.ts'

const grain = /^(rice|brown rice|quinoa|couscous|bulgur|sushi rice|farro|barley)$/

/** What lies on grains in a bowl, as it is cut for it. */
const onGrains: Cuts = {
  'chicken breast': 'sliced chicken breast',
  'raw salmon': 'salmon cube',
  salmon: 'salmon',
  'raw tuna': 'tuna cube',
  tofu: 'fried tofu cube',
  shrimp: 'shrimp',
  avocado: 'avocado slice',
  'avocado slice': 'avocado slice',
  'black bean': 'black bean',
  chickpea: 'chickpea',
  'corn kernel': 'corn kernel',
  corn: 'corn',
  salsa: 'salsa',
  edamame: 'shelled edamame',
  cucumber: 'cucumber slice',
  'cherry tomato': 'cherry tomato half',
  tomato: 'diced tomato',
  carrot: 'carrot match stick',
  spinach: 'small spinach leaf',
  lettuce: 'chopped lettuce',
  'red onion': 'diced red onion',
  'sweet potato': 'sweet potato cube',
  'boiled egg': 'egg half',
  feta: 'feta',
  guacamole: 'guacamole',
}

/** What is eaten from a bowl rather than as a side. */
const ofBowls =
  /^(avocado|avocado slice|edamame|corn kernel|corn|black bean|chickpea|salsa|cucumber|raw salmon|raw tuna|cherry tomato|spinach)$/

/** Percent of the bowl's ground that its foods fill; between them the grains show. */
const filled = 92

/** "Rice with black beans, chicken, corn and avocado": a bowl with all of it side by side. */
export const grainBowl: Together = (parts) => {
  const base = parts.find((part) => grain.test(nameOf(part)))
  const dips = parts.filter((part) => nameOf(part) === 'soy sauce')
  const strewn = parts.filter(({ look: { role } }) => role === 'garnish')
  const on = parts.filter((part) => ![base, ...dips, ...strewn].includes(part))
  if (!base || on.length < 3 || !on.every((part) => onGrains[nameOf(part)])) return undefined
  if (on.filter((part) => ofBowls.test(nameOf(part))).length < 2) return undefined
  const form = riceBowl({
    base: nameOf(base),
    sectors: sharesOf(on, onGrains, filled),
    on: strewn.map((part) => `${nameOf(part)} 0.5`).join(', '),
  })
  const bowl = look('bowl of these', form, { role: 'wet', vessel: 'noodle bowl' })
  return [asOne([base, ...on], bowl), ...dips]
}

/** What falafel is eaten with, as it is cut for it. */
const withFalafel: Cuts = {
  falafel: 'falafel',
  hummus: 'hummus',
  tomato: 'tomato wedge',
  'cherry tomato': 'cherry tomato half',
  cucumber: 'cucumber slice',
  lettuce: 'chopped lettuce',
  romaine: 'chopped lettuce',
  pita: 'pita quarter',
  olive: 'olive',
  'red onion': 'red onion',
  tzatziki: 'tzatziki',
}

/** "Falafel with hummus, tomatoes and pita": all of it on one plate, hummus as a spoon left it. */
export const falafelPlate: Together = (all) => {
  const herbs = all.filter((part) => nameOf(part) === 'parsley')
  const parts = all.filter((part) => !herbs.includes(part))
  const has = (name: string) => parts.some((part) => nameOf(part) === name)
  if (!has('falafel') || !has('hummus') || parts.length < 4) return undefined
  if (!parts.every((part) => withFalafel[nameOf(part)])) return undefined
  // Pita lies folded, lettuce in a loose heap that sinks into itself.
  const laid = parts.map((part) => {
    const by = nameOf(part) === 'pita' ? 0.5 : /lettuce|romaine/.test(nameOf(part)) ? 0.6 : 1
    return { ...part, volume: part.volume * by }
  })
  const form = fields(sharesOf(laid, withFalafel), herbs.length > 0 ? 'parsley 0.8' : '')
  return [asOne(laid, look('falafel with these', form, { vessel: 'plate' }))]
}

/** Chia that has swollen in milk: "chia seeds with almond milk". */
export const chiaInMilk: Together = (parts, prompt) => {
  const chia = parts.find((part) => nameOf(part) === 'chia')
  const milk = parts.find(({ name }) => /^(?!.*\bwith\b).*\bmilk$/i.test(name))
  if (!chia || !milk || !/\bchia\b/i.test(headOf(prompt))) return undefined
  const form = stew({
    liquid: '#f1e9da',
    clouds: '#fbf6ec',
    clear: 1.4,
    thick: 0.8,
    coat: 0,
    in: 'chia 9',
  })
  const own = asOne([chia, milk], look('chia pudding', form, { role: 'wet', vessel: 'small bowl' }))
  // The seeds swell.
  const pudding = { ...own, volume: own.volume * 1.25 }
  return [pudding, ...parts.filter((part) => part !== chia && part !== milk)]
}
