import type { Look } from '../../looks/look.ts'
import { noodleBowl } from './served.ts'

const clearBroth = { liquid: '#b98a44', clouds: '#c99c56', clear: 14, oil: '#dcb466', thick: 0.1 }

/** Noodles in a broth, with what lies on them. */
export const noodleSoups: readonly Look[] = [
  noodleBowl('ramen, ramen soup, shoyu ramen, ramen bowl', {
    liquid: '#7c4a1c',
    clouds: '#8f5c28',
    clear: 9,
    oil: '#d09a44',
    thick: 0.1,
    noodles: 'ramen noodle',
    sectors: 'chashu 20, jammy egg 16, bamboo shoot 10, naruto 5, scallion ring 3, nori sheet 3',
  }),
]
