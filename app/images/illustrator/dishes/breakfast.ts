import { type Look, look } from '../looks/look.ts'
import { portions } from './archetypes/portions.ts'
import { stew } from './archetypes/stew.ts'

/** Breakfasts that are neither eggs nor of one kitchen. */
export const breakfast: readonly Look[] = [
  look(
    'avocado toast, avo toast, avocado on toast, toast with avocado',
    portions({
      each: 60,
      radius: 58,
      base: 'sourdough toast 40',
      on: 'guacamole 34, avocado slice 26',
      top: 'chilli 0.6',
    }),
    { density: 0.7 },
  ),
  look(
    'granola yogurt, yogurt parfait, granola parfait, parfait, muesli yogurt',
    stew({
      liquid: '#efe9dc',
      clouds: '#faf7ee',
      clear: 0.8,
      thick: 0.95,
      coat: 0,
      on: 'granola 26, strawberry slice 5, blueberry 7',
    }),
    { role: 'wet', density: 1.03, vessel: 'bowl' },
  ),
]
