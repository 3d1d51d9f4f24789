import { type Look, look } from '../looks/look.ts'
import { topped } from './archetypes/mixed.ts'
import { portions } from './archetypes/portions.ts'

/** Breakfasts that are neither eggs nor of one kitchen. */
export const breakfast: readonly Look[] = [
  look(
    'nutella crepe, chocolate crepe, crepe with nutella, crepe with chocolate',
    topped({ base: 'crepe', on: 'chocolate sauce 22, banana slice 14' }),
    { density: 0.8 },
  ),
  look(
    'avocado toast, avo toast, avocado on toast, toast with avocado',
    portions({
      each: 60,
      radius: 72,
      base: 'sourdough toast 40',
      on: 'guacamole 34, avocado slice 26',
      top: 'chilli 0.6, sesame sprinkle 0.4',
      reach: 0.6,
    }),
    { density: 0.7 },
  ),
]
