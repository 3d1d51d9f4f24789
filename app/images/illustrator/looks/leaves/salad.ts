import { type Leaf, leafPile } from '../../forms/leaves.ts'
import { type Look, look } from '../look.ts'
import { leafPaint } from './leaf-paint.ts'
import { ribbons } from './ribbons.ts'

const oval = (t: number) => Math.sin(Math.PI * Math.min(1, 0.04 + t * 0.95)) ** 0.6
const spoon = (t: number) =>
  t < 0.28 ? 0.07 : Math.sin(((t - 0.28) / 0.73) * Math.PI) ** 0.55 + 0.02
const fan = (t: number) =>
  0.3 + 0.7 * Math.min(1, t * 1.7) ** 0.8 * (t > 0.86 ? Math.sqrt((1.02 - t) / 0.16) : 1)
/** Lobes left and right of a thin stalk, a large one at the tip. */
const rocketLobes = (t: number) =>
  t < 0.25
    ? 0.07
    : t < 0.7
      ? 0.13 + 0.62 * Math.max(0, Math.sin((t - 0.25) * 28)) ** 0.7
      : 0.2 + 0.75 * Math.sin(((t - 0.68) / 0.34) * Math.PI) ** 0.6

const frilly: Leaf = {
  length: 72,
  width: 66,
  outline: fan,
  material: leafPaint({ from: '#5c8428', to: '#8fae48', vein: '#cfdb98', rib: 0.1 }),
  ruffle: 6,
  waves: 3.6,
  cup: 9,
  curl: 7,
  detail: 24,
}
const redLeaf: Leaf = {
  ...frilly,
  length: 62,
  width: 54,
  material: leafPaint({
    from: '#6a8430',
    to: '#8fa048',
    vein: '#d5c29c',
    edge: '#54202a',
    rib: 0.1,
  }),
}
const spinachLeaf: Leaf = {
  length: 58,
  width: 30,
  outline: spoon,
  material: leafPaint({ from: '#2c5a1e', to: '#45752c', vein: '#8fae5c', rib: 0.03 }),
  cup: 4,
  curl: 6,
  ruffle: 1,
  waves: 2,
}
const rocketLeaf: Leaf = {
  length: 72,
  width: 30,
  outline: rocketLobes,
  material: leafPaint({ from: '#37651f', to: '#547f30', vein: '#9db86a', rib: 0.06 }),
  cup: 3,
  curl: 9,
  ruffle: 1.2,
  detail: 30,
}
const romainePiece: Leaf = {
  length: 62,
  width: 52,
  outline: (t) => 0.75 + 0.2 * Math.sin(t * 5) + 0.05 * Math.sin(t * 17),
  material: leafPaint({ from: '#3f7019', to: '#6f9a30', vein: '#d5e0a4', rib: 0.15 }),
  ruffle: 3.5,
  waves: 2.2,
  cup: 8,
  curl: 5,
  detail: 18,
}
const iceberg: Leaf = {
  ...romainePiece,
  material: leafPaint({ from: '#9cb860', to: '#ccd898', vein: '#eef0d4', rib: 0.22 }),
  cup: 11,
}
const kaleLeaf: Leaf = {
  length: 62,
  width: 46,
  outline: (t) => (t < 0.14 ? 0.09 : fan(t) * (0.93 + 0.07 * Math.sin(t * 17))),
  material: leafPaint({ from: '#2c4f28', to: '#47703c', vein: '#a9bd84', rib: 0.07 }),
  ruffle: 6,
  waves: 2.7,
  cup: 6,
  curl: 5,
  detail: 40,
}
const radicchioLeaf: Leaf = {
  ...romainePiece,
  length: 48,
  width: 42,
  material: leafPaint({ from: '#5c1830', to: '#7f2a46', vein: '#eddfdf', rib: 0.16 }),
}
const chardLeaf: Leaf = {
  ...kaleLeaf,
  length: 85,
  ruffle: 4,
  waves: 4,
  material: leafPaint({ from: '#2f5a22', to: '#4a7a30', vein: '#c23a4a', rib: 0.08 }),
}
const cabbagePiece: Leaf = {
  ...romainePiece,
  material: leafPaint({ from: '#a3bb6c', to: '#cdd89c', vein: '#eef0d6', rib: 0.1 }),
  cup: 10,
}
const napa: Leaf = {
  ...romainePiece,
  material: leafPaint({ from: '#a9bf5c', to: '#d5dd9c', vein: '#f2f2e2', rib: 0.42 }),
}

const leafy = { leafy: true, density: 0.13 } as const

const shreds = (from: string, to: string, vein: string) => ribbons({ from, to, vein })

export const saladLooks: readonly Look[] = [
  look(
    'mixed salad, salad leaf, mixed leaf, mixed greens, greens, leafy greens, salad greens, spring mix, mesclun, salad, green salad, side salad',
    leafPile([frilly, spinachLeaf, frilly, redLeaf, rocketLeaf], { each: 1.5 }),
    leafy,
  ),
  look(
    'lettuce, green leaf lettuce, butter lettuce, lettuce leaf',
    leafPile([frilly], { each: 2.2 }),
    leafy,
  ),
  look(
    'romaine, romaine lettuce, cos lettuce, little gem, gem lettuce',
    leafPile([romainePiece], { each: 2 }),
    leafy,
  ),
  look('iceberg, iceberg lettuce', leafPile([iceberg], { each: 2.4 }), leafy),
  look(
    'chopped lettuce, chopped iceberg',
    leafPile([{ ...iceberg, length: 38, width: 32, cup: 6, curl: 3 }], { each: 0.9, stand: 0.5 }),
    leafy,
  ),
  look('shredded lettuce, lettuce shred', shreds('#7f9f42', '#b9cc7c', '#e6ebc8'), {
    ...leafy,
    density: 0.25,
  }),
  look(
    'spinach, baby spinach, raw spinach, spinach leaf',
    leafPile([spinachLeaf], { each: 0.9 }),
    leafy,
  ),
  look(
    'small spinach leaf',
    leafPile([{ ...spinachLeaf, length: 36, width: 21, curl: 4 }], { each: 0.4, stand: 0.5 }),
    leafy,
  ),
  look('rocket, arugula, rocket leaf', leafPile([rocketLeaf], { each: 0.7, stand: 0.8 }), leafy),
  look(
    'watercress',
    leafPile([{ ...spinachLeaf, length: 34, width: 22 }, rocketLeaf], { each: 0.5, stand: 0.8 }),
    leafy,
  ),
  look(
    'kale, raw kale, baby kale, cavolo nero, collard',
    leafPile([kaleLeaf], { each: 1.8 }),
    leafy,
  ),
  look('chard, swiss chard, rainbow chard', leafPile([chardLeaf], { each: 3 }), leafy),
  look('radicchio, endive, chicory, frisee', leafPile([radicchioLeaf], { each: 1.8 }), leafy),
  look('cabbage leaf', leafPile([cabbagePiece], { each: 3 }), { ...leafy, density: 0.2 }),
  look('napa cabbage, chinese cabbage, chinese leaf', leafPile([napa], { each: 3 }), {
    ...leafy,
    density: 0.25,
  }),
  look(
    'cabbage, cabbage shred, shredded cabbage, white cabbage, green cabbage, raw cabbage',
    ribbons({
      from: '#adc078',
      to: '#e6eac6',
      vein: '#f2f2de',
      length: 50,
      width: 4.5,
      each: 0.45,
    }),
    { leafy: true, density: 0.3 },
  ),
  look(
    'red cabbage, purple cabbage, shredded red cabbage',
    shreds('#4a183f', '#7a3a6c', '#d9c0d4'),
    {
      leafy: true,
      density: 0.3,
    },
  ),
]

export { oval, rocketLobes, spoon }
