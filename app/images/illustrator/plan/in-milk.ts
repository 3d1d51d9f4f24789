import { stew } from '../dishes/archetypes/stew.ts'
import { look } from '../looks/look.ts'
import type { Part } from './plan.ts'

/** Cereal and milk named as one: "cereal with milk", "muesli in oat milk". */
const withMilk =
  /\b(cereal|\w*flakes|muesli|granola|cheerios|loops|krispies|biscuits|weetabix|wheat|puffs)\b[^,]*\b(with|and|in) [^,]*milk\b/i

/** The parts of a plate, cereal and the milk that is named with it as one bowl. */
export function inMilk(parts: readonly Part[], prompt: string): Part[] {
  const cereal = parts.find(({ group }) => group === 'cereal')
  const milk = parts.find(({ name }) => /\bmilk$/i.test(name))
  if (!cereal || !milk || !withMilk.test(prompt)) return [...parts]
  const [name = ''] = cereal.look.words.split(',')
  const volume = cereal.volume + milk.volume
  const share = Math.round((32 * cereal.volume) / volume)
  const form = stew({
    liquid: '#ece5d6',
    clouds: '#f5f0e6',
    clear: 2,
    thick: 0.6,
    coat: 0,
    in: `${name} ${share}`,
  })
  const bowl: Part = {
    ...cereal,
    look: look(`${name} in milk`, form, { role: 'wet', vessel: 'bowl' }),
    grams: cereal.grams + milk.grams,
    volume: Math.max(260, milk.volume + cereal.volume * 0.6),
  }
  return parts.flatMap((part) => (part === cereal ? [bowl] : part === milk ? [] : [part]))
}
