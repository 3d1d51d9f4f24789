import { type Look, look } from '../looks/look.ts'
import { stew } from './archetypes/stew.ts'

export const soups: readonly Look[] = [
  look('tomato soup', stew({ liquid: '#c4432a', clouds: '#d05a3c', clear: 1.5, thick: 0.5 }), {
    role: 'wet',
    density: 1,
  }),
]
