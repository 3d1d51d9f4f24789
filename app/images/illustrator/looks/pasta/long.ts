import { strands } from '../../forms/strands.ts'
import { material, varied } from '../../render/material.ts'
import { type Look, look } from '../look.ts'

type Long = { from: string; to: string; gap: string; radius: number; length?: number }

/** Cooked pasta and noodles: moist, a little see-through, strand for strand of another tone. */
const long = (
  { from, to, gap, radius, length = 230 }: Long,
  more: Partial<Parameters<typeof strands>[0]> = {},
  glow = 0.45,
) =>
  strands({
    material: material(varied(from, to), { glow, gloss: 0.66, polish: 0.56, grain: 0.25 }),
    radius,
    length,
    curl: 0.8,
    own: from,
    gap,
    together: 5,
    layers: 3.4,
    steep: 1.15,
    ...more,
  })

const durum = { from: '#d8a84e', to: '#edcb7c', gap: '#9a6f2c' }
const wheat = { from: '#ead3a4', to: '#f7e8c6', gap: '#b8945c' }

export const longPasta: readonly Look[] = [
  look('spaghetti, bucatini, spaghettini', long({ ...durum, radius: 1.6 })),
  look('angel hair, capellini', long({ ...durum, radius: 1.05 }, { together: 7 })),
  look('linguine', long({ ...durum, radius: 2.3 }, { flat: 0.5 })),
  look(
    'tagliatelle, fettuccine',
    long(
      { from: '#dfb866', to: '#f2d998', gap: '#a0742e', radius: 3.6 },
      { flat: 0.2, together: 3, layers: 4 },
    ),
  ),
  look(
    'pappardelle',
    long(
      { from: '#dfb866', to: '#f2d998', gap: '#a0742e', radius: 6 },
      { flat: 0.16, together: 2, layers: 4.5, curl: 1.15 },
    ),
  ),
  look(
    'whole wheat spaghetti, whole wheat pasta, brown pasta',
    long({ from: '#a8743f', to: '#c9995f', gap: '#6a4421', radius: 1.6 }),
  ),
  look(
    'noodle, egg noodle, chow mein noodle, chinese noodle',
    long(
      { from: '#dba748', to: '#efcf80', gap: '#946524', radius: 1.9 },
      { curl: 1.3, together: 4 },
    ),
  ),
  look(
    'ramen noodle',
    long(
      { from: '#e2b95e', to: '#f3d995', gap: '#a07430', radius: 1.6 },
      { curl: 1.6, together: 6 },
    ),
  ),
  look(
    'udon noodle',
    long(
      { from: '#dfcca2', to: '#f2e6c8', gap: '#b9a278', radius: 3 },
      { together: 3, layers: 3.6 },
      0.5,
    ),
  ),
  look('soba, soba noodle', long({ from: '#8a6a4c', to: '#ac8a68', gap: '#543c28', radius: 1.55 })),
  look(
    'rice noodle, pad thai noodle',
    long(
      { ...wheat, from: '#e2d3ae', to: '#f4ead0', radius: 3 },
      { flat: 0.24, together: 3, layers: 4 },
      0.6,
    ),
  ),
  look(
    'rice vermicelli, vermicelli, somen, string hopper, idiyappam, sevai',
    long(
      { from: '#ebe0c6', to: '#faf5e6', gap: '#b8a67e', radius: 0.95 },
      { together: 8, curl: 1.1 },
      0.6,
    ),
  ),
  look(
    'glass noodle, cellophane noodle',
    long(
      { from: '#d9d0b8', to: '#efe9d8', gap: '#9c9072', radius: 1.3 },
      { together: 5, curl: 1.2 },
      0.7,
    ),
  ),
  look(
    'crispy noodle, fried noodle',
    long(
      { from: '#c98a36', to: '#e6b968', gap: '#7a4a18', radius: 1.2, length: 70 },
      { together: 2, curl: 1.6 },
      0.2,
    ),
    { density: 0.25 },
  ),
  look(
    'zucchini noodle, zoodle, courgetti, zucchini spaghetti',
    long({ from: '#7c8c4a', to: '#c6c99a', gap: '#4a5f2c', radius: 1.7 }, { together: 3 }, 0.5),
    { density: 0.5 },
  ),
]
