import { laid } from '../../../forms/pieces.ts'
import { material } from '../../../render/material.ts'
import { pad } from '../../../shapes/cuts.ts'
import { type Look, look } from '../../look.ts'
import { browned, shredding } from '../browning.ts'
import { wavy } from '../fried.ts'
import { kept, simple } from '../pieces.ts'

/** Veal beaten flat and fried in butter: brown at its edges, moist. */
export const escaloped = {
  mesh: kept(3, (seed) =>
    pad(wavy(104, 37, seed), { height: 6.5, full: 9, rough: 2.2, wave: 13, seed, rings: 16 }),
  ),
  material: material(
    shredding(
      browned({ flesh: '#d0a678', brown: '#b57a40', dark: '#7c451c', size: 20, more: 0.05 }),
      '#dcb488',
      '#8a5430',
    ),
    { gloss: 0.5, polish: 0.5, glow: 0.2, bump: { height: 0.3, size: 2.4 } },
  ),
}

const escalope = laid(simple({ each: 75, radius: 44, height: 8, most: 6, ...escaloped }), {
  apart: 0.92,
  turned: 0.5,
})

export const escalopeLooks: readonly Look[] = [look('escalope, veal escalope', escalope)]
