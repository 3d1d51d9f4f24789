import { bodyAt } from '../../forms/piece-of.ts'
import { laid, type Pieces } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import { lump } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { kept } from '../meat/pieces.ts'
import { cakeBlock, cakeSlice, type Layers } from './cake-layers.ts'

/** Slices of a round cake; `on` adds what lies on top of one. */
export const wedges = (
  each: number,
  layers: Layers,
  on?: (height: number) => readonly Body[],
): Pieces => {
  const { radius, height } = layers
  const slice = cakeSlice(layers, 0.62)
  return {
    each,
    variants: 1,
    most: 5,
    make: () => ({
      bodies: [...slice, ...(on?.(height) ?? [])],
      radius: radius * 0.5,
      height,
    }),
  }
}

const facing = { turned: 0.35, facing: 0.42 }

const cream = '#f3e8d0'
const sponge: Layers = {
  radius: 98,
  height: 58,
  tiers: [
    [25, '#eccb7c', '#cfa04c'],
    [29, '#f5ead2', '#efe0c0', 'smooth'],
    [31, '#a8283a', '#8a1c2c', 'smooth'],
    [60, '#eccb7c', '#cfa04c'],
  ],
  top: cream,
}
const chocolate: Layers = {
  radius: 98,
  height: 60,
  tiers: [
    [18, '#7a4a2a', '#42260f'],
    [22, '#80502f', '#6c4026', 'smooth'],
    [38, '#7a4a2a', '#42260f'],
    [42, '#80502f', '#6c4026', 'smooth'],
    [60, '#7a4a2a', '#42260f'],
  ],
  top: '#5a331c',
  gloss: 0.16,
}
const carrot: Layers = {
  radius: 95,
  height: 58,
  tiers: [
    [24, '#a8672c', '#7f4a1e'],
    [29, '#f5ecd8', '#efe2c6', 'smooth'],
    [60, '#a8672c', '#7f4a1e'],
  ],
  top: '#f4ead6',
  bits: '#d97a24',
  icing: 6,
}
const cheese: Layers = {
  radius: 96,
  height: 44,
  tiers: [
    [8, '#a8703a', '#7f4f24'],
    [60, '#f2e2b6', '#ecd8a4'],
  ],
  top: '#e3c078',
  icing: 1.2,
  back: false,
  pore: 5,
  dense: true,
}
const velvet: Layers = {
  ...sponge,
  tiers: [
    [18, '#8f2420', '#6a1614'],
    [22, '#f5ead2', '#efe0c0', 'smooth'],
    [38, '#8f2420', '#6a1614'],
    [42, '#f5ead2', '#efe0c0', 'smooth'],
    [60, '#8f2420', '#6a1614'],
  ],
}

const strawberry = (() => {
  const [red, deep, seed] = [colour('#c42a26'), colour('#8f1518'), colour('#e6c06a')]
  return material(
    ({ u, v, w }) =>
      blend(
        blend(red, deep, fractal(u / 9, v / 9, w / 9, 2)),
        seed,
        1 - step(0.14, 0.2, cells(u / 3.2, v / 3.2, w / 3.2)),
      ),
    { gloss: 0.45, polish: 0.5, glow: 0.3 },
  )
})()
const berry = lump([11, 10, 12], 0.08, 3, 14)
const cherry = material('#7a1420', { gloss: 0.7, polish: 0.6, glow: 0.3 })
const swirlOf = (hex: string) => material(hex, { gloss: 0.15, glow: 0.35 })
const blob = lump([12, 12, 8], 0.15, 4, 12)

const onTop =
  (skin: Material, size = 1) =>
  (height: number): readonly Body[] => [
    bodyAt(blob, swirlOf(cream), [18, 0, height + 3]),
    bodyAt(berry, skin, [18, 0, height + 13 * size], { scale: size, tilt: 0.4 }),
  ]

/** A block cut from a tray: tiramisu, brownies, fudge. */
export const blocks = (each: number, size: readonly [number, number], layers: Layers): Pieces => {
  const made = kept(3, (seed) => cakeBlock(size, layers, seed))
  return {
    each,
    variants: 3,
    most: 8,
    make: (random) => ({
      bodies: made(random.next()),
      radius: (size[0] + size[1]) * 0.29,
      height: layers.height,
    }),
  }
}

const brownie: Layers = {
  radius: 0,
  height: 27,
  tiers: [[40, '#5a301a', '#341a0c']],
  top: '#5c3620',
  icing: 2,
  pore: 5,
  dense: true,
  covered: 'crackled',
}

const tiramisu: Layers = {
  radius: 0,
  height: 46,
  tiers: [
    [11, '#a8743c', '#5c3418'],
    [22, '#f3e6c6', '#ecdcb4', 'smooth'],
    [32, '#a8743c', '#5c3418'],
    [60, '#f3e6c6', '#ecdcb4', 'smooth'],
  ],
  top: '#452f20',
  icing: 1.6,
  covered: 'dusted',
}

export const cakeLooks: readonly Look[] = [
  look(
    'cake, birthday cake, sponge cake, victoria sponge, white cake, vanilla cake',
    laid(wedges(95, sponge, onTop(strawberry)), facing),
  ),
  look('chocolate cake, brownie cake, lava cake', laid(wedges(100, chocolate), facing)),
  look(
    'black forest cake',
    laid(wedges(100, { ...chocolate, top: cream }, onTop(cherry, 0.85)), facing),
  ),
  look('red velvet cake, velvet cake', laid(wedges(100, velvet), facing)),
  look('carrot cake, pumpkin cake, spice cake, coffee cake', laid(wedges(100, carrot), facing)),
  look('cheesecake, new york cheesecake', laid(wedges(120, cheese), facing)),
  look(
    'strawberry cheesecake',
    laid(wedges(120, { ...cheese, top: '#a8202c', icing: 4 }, onTop(strawberry)), facing),
  ),
  look(
    'angel food cake, tres leches cake, lemon drizzle cake',
    laid(
      wedges(55, { ...sponge, height: 46, tiers: [[60, '#f0d99c', '#d9b466']], back: false }),
      facing,
    ),
  ),
  look(
    'brownie, blondie, fudge brownie, chocolate brownie',
    laid(blocks(60, [58, 54], brownie), { turned: 0.9, facing: 0.3 }),
  ),
  look('tiramisu', laid(blocks(125, [88, 66], tiramisu), { turned: 0.3, facing: 0.25 })),
  look('fudge', laid(blocks(17, [30, 28], { ...brownie, height: 20, pore: 8 }), { turned: 1.5 })),
]
