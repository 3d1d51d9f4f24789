import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { fanned, laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { reshape, withCoords } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { lump, rounded, tube } from '../../shapes/shapes.ts'
import { prism, uneven } from '../../shapes/small-cuts.ts'
import { hoop } from '../extra-asia-east/bits.ts'
import { type Look, look } from '../look.ts'
import { browned, type Face, glazed, moist, roundFace } from './paints.ts'

type Round = { each: number; thick: number; cover?: (paint: Paint) => Material; paint?: Paint }

/** Slices of a round vegetable of this cut face. */
const rounds = (face: Face, { each, thick, cover = moist, paint = roundFace(face) }: Round) =>
  copies({
    each,
    mesh: (i) =>
      uneven(
        prism(
          rounded(face.radius - (i % 3) * 0.04 * face.radius, face.radius * 0.97, 0.03, i, 26),
          thick,
          0.7,
        ),
        0.4,
        11,
        i,
      ),
    material: cover(paint),
    most: 60,
  })

/** Pale seeds in a ring of jelly, as in a cucumber. */
const seeded =
  (pips: number, from: number, to: string, gel: string): Face['mark'] =>
  (own, far, angle, seed) => {
    const third = Math.cos(angle * 3 + seed * 6)
    const soft = blend(
      own,
      colour(gel),
      step(0.6, 0.4, far) * 0.4 + step(0.2, 0.8, third) * step(0.6, 0.3, far) * 0.3,
    )
    const pip =
      step(0.35, 0.75, Math.cos(angle * pips + seed * 9)) *
      (1 - step(0.05, 0.13, Math.abs(far - from)))
    return blend(soft, colour(to), pip * 0.8)
  }

const cucumber: Face = {
  radius: 21,
  skin: '#2f5a22',
  flesh: '#c9d79a',
  core: '#b9cb86',
  reach: 0.55,
  rind: 1.2,
  mark: seeded(15, 0.42, '#eef0d4', '#a9c07a'),
}
const gherkin: Face = {
  ...cucumber,
  radius: 13,
  skin: '#4a5a1c',
  flesh: '#9aa04c',
  core: '#86903c',
  mark: seeded(12, 0.42, '#d5d39a', '#7f8a3a'),
}
const zucchini: Face = {
  radius: 22,
  skin: '#2c5220',
  flesh: '#dfdba0',
  core: '#d3cc86',
  reach: 0.5,
  rind: 1.1,
  mark: seeded(13, 0.4, '#ece6bd', '#c9c67c'),
}
const aubergine: Face = {
  radius: 31,
  skin: '#24122c',
  flesh: '#d0b67c',
  core: '#bf9f60',
  reach: 0.5,
  rind: 1.4,
  mark: (own, far, angle, seed) => {
    const pip = step(
      0.62,
      0.7,
      noise(far * 15 * Math.cos(angle) + seed * 40, far * 15 * Math.sin(angle), 3),
    )
    return blend(own, colour('#8a6a38'), pip * (1 - step(0.55, 0.75, far)) * 0.7)
  },
}
const gourd: Face = {
  radius: 20,
  skin: '#4f7a2c',
  flesh: '#a9bb68',
  core: '#d9d8a4',
  reach: 0.5,
  rind: 1.6,
  mark: seeded(8, 0.34, '#efe6c0', '#cfd09a'),
}
const lotus: Face = {
  radius: 27,
  skin: '#b58f62',
  flesh: '#ead9b6',
  mark: (own, far, angle) => {
    const petals = Math.hypot(far * Math.cos(((angle * 9) % 6.283) / 9) - 0.6, 0)
    const hole =
      1 - step(0.13, 0.18, Math.hypot(petals, (((angle / 6.2832 + 1) * 9) % 1) * 0.4 - 0.2))
    const middle = 1 - step(0.09, 0.12, far)
    return blend(own, colour('#5c4426'), Math.max(hole, middle) * 0.85)
  },
}
const radish: Face = { radius: 13, skin: '#a81a3c', flesh: '#f3ece4', core: '#f0ebe0', rind: 1 }
const daikon: Face = { radius: 24, skin: '#e3dfca', flesh: '#f0eee2', core: '#e9e7d8', rind: 1 }
const beet: Face = {
  radius: 23,
  skin: '#35081c',
  flesh: '#5c0f30',
  core: '#4a0c28',
  rind: 0.8,
  mark: (own, far) => blend(own, colour('#7f2048'), (0.5 + 0.5 * Math.sin(far * 28)) * 0.35),
}
const lemonSquash: Face = { ...zucchini, skin: '#d3a528', flesh: '#eddf9c' }

const fried = (face: Face, each: number, thick: number, brown = '#6a3f18', much = 0.4): Form =>
  pile(
    rounds(face, {
      each,
      thick,
      cover: glazed,
      paint: browned(roundFace(face), { brown, much, size: 10 }),
    }),
    { lean: 0.5 },
  )

const flat = (face: Face, each: number, thick: number, cover: (paint: Paint) => Material = moist) =>
  fanned(rounds(face, { each, thick, cover }), { overlap: 0.5, lean: 0.25 })
const heaped = (
  face: Face,
  each: number,
  thick: number,
  cover: (paint: Paint) => Material = moist,
) => pile(rounds(face, { each, thick, cover }), { lean: 0.5 })

const wholePickle = pile(
  copies({
    each: 35,
    mesh: (i) =>
      tube(
        Array.from({ length: 15 }, (_, k) => [
          (k / 14 - 0.5) * 72,
          6 * (k / 7 - 1) ** 2 * (i % 2 ? 1 : -1),
          11,
        ]),
        {
          radius: (t) => 11.5 * Math.sqrt(Math.max(0.02, 1 - Math.abs(2 * t - 1) ** 3)),
          around: 16,
        },
      ),
    material: material(mottled('#48581a', '#75803a', 9), {
      gloss: 0.5,
      glow: 0.35,
      bump: { height: 1.3, size: 6 },
    }),
  }),
  { lean: 0.15 },
)

const ballOf = (radius: number, each: number, paint: Paint, gloss = 0.4) =>
  laid(
    copies({
      each,
      mesh: (i) => lump([radius, radius, radius * 0.94], 0.05, i, 18),
      material: material(paint, { gloss, polish: 0.45, glow: 0.3 }),
    }),
  )

/** A hollow slice with warts on its skin, every third one cut in half. Coords: 1 on the skin, 0 inside. */
const wartyRing = (i: number) => {
  const whole = hoop(16 - (i % 3), 8.5, 7.5, 72)
  const inPlace = reshape(whole, ([x, y, z]) => {
    const [far, angle] = [Math.hypot(x, y), Math.atan2(y, x)]
    const out = Math.max(0, (far - 8.5) / 7)
    const wart =
      Math.abs(Math.sin(angle * 5.5 + i)) ** 0.7 * (0.7 + 0.5 * Math.sin(z * 1.1 + 2 * angle))
    const by = 1 + 0.2 * out * wart + 0.05 * Math.sin(angle * 2 + i)
    return [x * by, y * by * 0.94, z]
  })
  return withCoords(inPlace, ([x, y]) => [x, y, (Math.hypot(x, y) - 8.5) / 7])
}

const bitterGourd: Form = (() => {
  const [skin, flesh] = [colour('#41651f'), colour('#a9b45e')]
  const [seedy, dark] = [colour('#d6cf96'), colour('#5a3a14')]
  const paint: Paint = ({ u, v, w, seed }) => {
    const own = blend(blend(seedy, flesh, step(0, 0.35, w)), skin, step(0.62, 0.86, w))
    const char = step(0.5, 0.75, fractal(u / 8 + seed * 9, v / 8, w, 2))
    return blend(own, dark, 0.5 * char)
  }
  const cover = material(paint, {
    gloss: 0.35,
    polish: 0.45,
    glow: 0.3,
    bump: { height: 0.4, size: 3 },
  })
  return pile(copies({ each: 4, mesh: wartyRing, material: cover, variants: 5, most: 44 }), {
    lean: 0.6,
  })
})()

const radishSkin: Paint = (() => {
  const [red, white] = [colour('#a8183a'), colour('#efe4e0')]
  return ({ u, v, w }) => blend(red, white, step(8, 11, u + fractal(u / 4, v / 4, w / 4, 2) * 2))
})()

export const sliceLooks: readonly Look[] = [
  look('cucumber, cucumber slice, sliced cucumber', flat(cucumber, 7, 4.5), {
    density: 0.6,
    little: heaped(cucumber, 7, 4),
  }),
  look('tossed cucumber, thin cucumber', heaped(cucumber, 4, 2.6), { density: 0.6 }),
  look('pickle, gherkin, pickle slice, dill pickle, pickled cucumber', heaped(gherkin, 3.2, 4.5), {
    density: 0.65,
  }),
  look('whole pickle, whole gherkin, cornichon', wholePickle, { density: 0.6 }),
  look(
    'zucchini, courgette, zucchini slice',
    byCooking({
      any: fried(zucchini, 8, 6.5, '#8a5a24', 0.12),
      raw: flat(zucchini, 8, 5.5),
      boiled: heaped(zucchini, 8, 6.5, glazed),
      fried: fried(zucchini, 8, 6.5, '#7a4c1c', 0.36),
      roasted: fried(zucchini, 8, 6.5, '#7a4c1c', 0.4),
      grilled: fried(zucchini, 8, 6.5, '#3a2412', 0.4),
    }),
    { density: 0.55 },
  ),
  look('yellow squash, summer squash', fried(lemonSquash, 8, 6.5, '#8a5a24', 0.15), {
    density: 0.55,
  }),
  look(
    'eggplant, aubergine, brinjal, eggplant slice',
    byCooking({
      any: fried(aubergine, 24, 10, '#6a3f1a', 0.35),
      raw: flat(aubergine, 22, 10),
      grilled: fried(aubergine, 24, 10, '#2c1a0e', 0.42),
    }),
    { density: 0.5 },
  ),
  look('bitter gourd, bitter melon', bitterGourd, { density: 0.4 }),
  look(
    'bottle gourd, gourd, winter melon',
    heaped({ ...gourd, radius: 22, skin: '#8fae5a', flesh: '#dde3b8' }, 10, 9, glazed),
    { density: 0.6 },
  ),
  look('lotus root', flat(lotus, 12, 6), { density: 0.55 }),
  look('radish, radish slice', heaped(radish, 2.2, 3.2), { density: 0.55 }),
  look('whole radish', ballOf(13, 10, radishSkin), { density: 0.55 }),
  look('daikon, white radish, mooli', flat(daikon, 9, 5), { density: 0.6 }),
  look(
    'beet, beetroot, beet slice, pickled beet',
    flat(beet, 14, 7, (paint) => moist(paint, { gloss: 0.16 })),
    { density: 0.65 },
  ),
]
