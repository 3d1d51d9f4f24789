import { dumpling, springRoll, sushi } from '../families/asian.ts'
import { bake, bits, layered, pieWedge } from '../families/baked.ts'
import { chunks } from '../families/chunks.ts'
import type { Draw } from '../families/drawing.ts'
import { grains } from '../families/grains.ts'
import { burger, hotDog, sandwich, taco, wrap } from '../families/handheld.ts'
import { leaves } from '../families/leaves.ts'
import { strands } from '../families/pasta.ts'
import { counted, heap } from '../families/piece.ts'
import { pizza, strewnIn } from '../families/pizza.ts'
import { rounds } from '../families/rounds.ts'
import { bowlful, ladled } from '../families/sauces.ts'
import { shrimp } from '../families/shellfish.ts'
import { spheres } from '../families/spheres.ts'
import { mushroom, pepperStrip } from '../families/strips.ts'
import { finish } from '../texture.ts'
import { type Food, food } from './food.ts'

const basil = leaves({ color: '#47942f', vein: '#a5d278', long: 66, shape: 'oval' })
const pepperoni = rounds({ skin: '#8f1f18', flesh: '#c8402c', radius: 50, rind: 4, pattern: 'fat' })
const olives = spheres({ color: '#2f1f2a', radius: 19, kind: 'hole', steady: true })
const peppers = heap({
  color: '#4f9a35',
  size: 92,
  coverage: 0.24,
  also: ['#d8321f'],
  piece: pepperStrip,
})
const mushrooms = heap({ color: '#e6cfae', size: 74, coverage: 0.46, piece: mushroom })
const peas = spheres({ color: '#6fb33a', radius: 12, kind: 'smooth', steady: true })
const shrimps = heap({ color: '#f9a274', size: 96, coverage: 0.44, piece: shrimp })
const meat = chunks({ color: '#8a4c2a', size: 66, cut: 'torn', texture: 'fibre', rough: 0.7 })
const carrots = chunks({ color: '#ee7f22', size: 46, cut: 'cube' })
const potatoes = chunks({ color: '#f0cf7c', size: 54, cut: 'torn' })
const tomatoBits = chunks({ color: '#d8391f', size: 40, cut: 'torn' })

const noPieces = { sauce: '#c4301a', cheese: '#f6cf74' }

/** Something wet in the whole bowl, with pieces half sunk in it. */
const soup =
  (wet: Draw, ...pieces: [draw: Draw, share: number][]): Draw =>
  (brush, zone) =>
    wet(brush, zone) +
    pieces
      .map(([draw, share]) =>
        finish(
          brush,
          draw(brush, {
            ...strewnIn({ ...zone, center: zone.home.center }, zone.home.radius * 0.82, share),
          }),
        ),
      )
      .join('')

const broth = (color: string, oil: string) =>
  bowlful({ color, oil, specks: [{ color: '#4f8a2c', count: 40, size: 6 }] })
const creamy = (color: string, cream = '#fff4dc') =>
  bowlful({
    color,
    cream,
    specks: [
      { color: '#4f8a2c', count: 30, size: 6 },
      { color: '#3a241a', count: 24, size: 3.5 },
    ],
  })
const strewn =
  (draw: Draw, share: number): Draw =>
  (brush, zone) =>
    draw(brush, { ...zone, strewn: true, area: zone.area * share })

/** Dishes that are drawn as themselves. */
export const dishes: Food[] = [
  food(
    'pizza, pepperoni pizza',
    'whole',
    pizza({
      ...noPieces,
      toppings: [
        { draw: pepperoni, share: 0.3 },
        { draw: basil, share: 0.03 },
      ],
    }),
  ),
  food(
    'margherita, cheese pizza, margherita pizza',
    'whole',
    pizza({
      ...noPieces,
      toppings: [
        {
          draw: counted({
            color: '#fdf6e2',
            each: 20,
            coverage: 0.7,
            largest: 110,
            piece: (_b, at, _t, size) =>
              `<circle cx="${Math.round(at.x)}" cy="${Math.round(at.y)}" r="${Math.round(size * 0.42)}" fill="#fff6dc" opacity=".9"/>`,
          }),
          share: 0.12,
        },
        { draw: basil, share: 0.09 },
      ],
    }),
  ),
  food(
    'vegetable pizza, veggie pizza, mushroom pizza',
    'whole',
    pizza({
      ...noPieces,
      toppings: [
        { draw: peppers, share: 0.1 },
        { draw: mushrooms, share: 0.14 },
        { draw: olives, share: 0.05 },
      ],
    }),
  ),
  food(
    'hamburger, burger, chicken burger',
    'whole',
    counted({
      color: '#d98f38',
      each: 230,
      most: 3,
      coverage: 0.66,
      largest: 720,
      piece: burger('#5f2f16'),
    }),
  ),
  food(
    'cheeseburger',
    'whole',
    counted({
      color: '#d98f38',
      each: 230,
      most: 3,
      coverage: 0.66,
      largest: 720,
      piece: burger('#5f2f16', '#f9ae1c'),
    }),
  ),
  food(
    'sandwich, club sandwich, blt, panini, grilled cheese, sub',
    'whole',
    counted({
      color: '#b87830',
      each: 110,
      most: 4,
      coverage: 0.46,
      largest: 520,
      piece: sandwich,
    }),
  ),
  food(
    'hot dog',
    'whole',
    counted({
      color: '#d9943f',
      each: 120,
      most: 4,
      coverage: 0.36,
      largest: 620,
      rank: 0.1,
      piece: hotDog,
    }),
  ),
  food(
    'taco',
    'whole',
    counted({
      color: '#f0c468',
      each: 80,
      most: 5,
      coverage: 0.52,
      largest: 400,
      rank: 0.12,
      piece: taco,
    }),
  ),
  food(
    'wrap, burrito, shawarma, gyro, kebab wrap, fajita, enchilada',
    'whole',
    counted({
      color: '#f0d6a0',
      each: 130,
      most: 4,
      coverage: 0.36,
      largest: 560,
      rank: 0.2,
      piece: wrap,
    }),
  ),
  food(
    'quesadilla',
    'whole',
    counted({
      color: '#e2b262',
      each: 60,
      most: 6,
      coverage: 0.4,
      largest: 380,
      piece: pieWedge('#d9a552', '#f0c878', ['#d8391f', '#5f9a35', '#f7b928']),
    }),
  ),
  food('sushi, maki, nigiri, sashimi, california roll', 'whole', sushi),
  food(
    'dumpling, gyoza, potsticker, wonton, pierogi, momo',
    'whole',
    counted({
      color: '#f7e6c0',
      each: 25,
      most: 12,
      coverage: 0.42,
      largest: 220,
      piece: dumpling,
    }),
  ),
  food(
    'spring roll, egg roll, samosa, summer roll',
    'whole',
    counted({
      color: '#d9932f',
      each: 50,
      most: 8,
      coverage: 0.26,
      largest: 330,
      rank: 0.2,
      piece: springRoll,
    }),
  ),
  food(
    'lasagna, lasagne, moussaka, casserole, gratin, shepherd pie',
    'whole',
    bake({
      top: '#f2b447',
      each: 300,
      layers: ['#f2d48c', '#b5341a', '#fbeecb', '#e8c070', '#a8321a', '#f6e3ac'],
    }),
  ),
  food(
    'quiche, savory pie, pot pie',
    'whole',
    counted({
      color: '#d9993f',
      each: 140,
      coverage: 0.4,
      largest: 520,
      rank: 0.3,
      piece: pieWedge('#c98a3c', '#f7cd5c', ['#4f8a2c', '#d8391f', '#fbf3e2']),
    }),
  ),
  food(
    'meatloaf',
    'whole',
    bake({ top: '#9a3a1c', each: 150, layers: ['#7a4426', '#8a5230', '#6b3a20'] }),
  ),
  food(
    'fried rice, egg fried rice, nasi goreng',
    'base',
    layered(
      grains({ color: '#e6c07c', long: 18, thick: 8 }),
      bits(['#6fb33a', '#ee7f22', '#f8d04e', '#f4a07a'], 20, 0.16),
    ),
  ),
  food(
    'biryani, pilaf, jollof, jambalaya',
    'base',
    layered(
      grains({
        color: '#f0c46a',
        long: 22,
        thick: 7.4,
        flecks: [
          { color: '#e8872c', share: 0.25 },
          { color: '#f7ecd2', share: 0.25 },
        ],
      }),
      bits(['#8a4c2a', '#6fae38', '#b8742c'], 30, 0.16),
    ),
  ),
  food(
    'paella',
    'base',
    layered(
      grains({ color: '#f2b22c', long: 11, thick: 8 }),
      bits(['#6fb33a', '#d8321f'], 20, 0.07),
      strewn(shrimps, 0.28),
    ),
  ),
  food(
    'risotto',
    'base',
    layered(
      grains({ color: '#f6e6bd', long: 9, thick: 9.5 }),
      bits(['#6fb33a', '#b98a5e'], 18, 0.05),
    ),
  ),
  food('tomato soup, tomato bisque, gazpacho', 'wet', creamy('#d8431c')),
  food('pumpkin soup, carrot soup, squash soup, sweet potato soup', 'wet', creamy('#ee8a24')),
  food('broccoli soup, pea soup, spinach soup, green soup', 'wet', creamy('#7fa83a')),
  food(
    'mushroom soup, potato soup, clam chowder, chowder, corn chowder, cream soup',
    'wet',
    soup(creamy('#ecd6ac', '#fffaf0'), [mushrooms, 0.08]),
  ),
  food(
    'lentil soup, dal, daal, lentil curry',
    'wet',
    soup(
      bowlful({
        color: '#d9962c',
        oil: '#c05c14',
        specks: [{ color: '#4f8a2c', count: 50, size: 7 }],
      }),
      [spheres({ color: '#c07c26', radius: 11, kind: 'smooth', steady: true }), 0.22],
    ),
  ),
  food(
    'soup, vegetable soup, minestrone, broth, borscht',
    'wet',
    soup(
      broth('#d9842c', '#f2b23c'),
      [carrots, 0.12],
      [potatoes, 0.1],
      [peas, 0.07],
      [tomatoBits, 0.05],
    ),
  ),
  food(
    'chicken soup, chicken noodle soup, chicken broth',
    'wet',
    soup(
      broth('#f0c250', '#f9da7a'),
      [strands({ color: '#f5dc96', thick: 9 }), 0.16],
      [carrots, 0.09],
      [chunks({ color: '#f6e2bd', size: 52, cut: 'torn', texture: 'fibre' }), 0.13],
    ),
  ),
  food(
    'miso soup',
    'wet',
    soup(broth('#dcae6a', '#eec98c'), [chunks({ color: '#fbf3dc', size: 42, cut: 'cube' }), 0.1]),
  ),
  food(
    'ramen, pho, noodle soup, laksa',
    'wet',
    soup(broth('#c98a3c', '#efb454'), [strands({ color: '#f2cf7c', thick: 10 }), 0.5]),
  ),
  food(
    'curry, chicken curry, tikka masala, butter chicken, korma, vindaloo',
    'wet',
    soup(
      bowlful({
        color: '#dd7a1c',
        oil: '#f09a2c',
        cream: '#fff0d2',
        specks: [{ color: '#4f9a2c', count: 44, size: 8 }],
      }),
      [chunks({ color: '#e0903c', size: 70, cut: 'torn', texture: 'brown' }), 0.3],
    ),
  ),
  food(
    'chickpea curry, chana masala, vegetable curry',
    'wet',
    soup(
      bowlful({
        color: '#d2681c',
        oil: '#ee8f2c',
        specks: [{ color: '#4f9a2c', count: 50, size: 8 }],
      }),
      [spheres({ color: '#e3b266', radius: 21, kind: 'beak', steady: true }), 0.34],
      [tomatoBits, 0.08],
    ),
  ),
  food(
    'green curry, thai curry, palak, saag, palak paneer',
    'wet',
    soup(
      bowlful({
        color: '#94a83c',
        oil: '#b8c85c',
        specks: [{ color: '#3f7a1c', count: 50, size: 9 }],
      }),
      [chunks({ color: '#fbf0d2', size: 60, cut: 'cube' }), 0.2],
      [basil, 0.05],
    ),
  ),
  food(
    'stew, beef stew, goulash, casserole stew, hot pot, tagine',
    'wet',
    soup(
      bowlful({
        color: '#7a3a16',
        oil: '#a8561f',
        specks: [{ color: '#4f8a2c', count: 40, size: 7 }],
      }),
      [meat, 0.26],
      [potatoes, 0.14],
      [carrots, 0.12],
      [peas, 0.05],
    ),
  ),
  food(
    'chili, chilli, chili con carne, bean chili',
    'wet',
    soup(
      bowlful({ color: '#8f2a12', oil: '#b8481c' }),
      [bits(['#6b3418', '#7d4020'], 26, 0.5), 0.4],
      [spheres({ color: '#7a1f1c', radius: 19, kind: 'eye', stretch: 1.4, steady: true }), 0.22],
      [tomatoBits, 0.06],
    ),
  ),
  food(
    'oatmeal, porridge, overnight oat, congee',
    'wet',
    bowlful({
      color: '#e6d0a0',
      thick: true,
      specks: [
        { color: '#f6e8c8', count: 260, size: 13 },
        { color: '#c9a86e', count: 120, size: 7 },
      ],
    }),
    { smooth: true },
  ),
  food(
    'yogurt, greek yogurt, yoghurt, skyr, quark, pudding, custard, chia pudding',
    'wet',
    bowlful({ color: '#fbf3e2', thick: true }),
    { smooth: true },
  ),
  food('smoothie bowl, acai, acai bowl', 'wet', bowlful({ color: '#7a2f6b', thick: true }), {
    smooth: true,
  }),
  food(
    'gumbo, ratatouille stew, shakshuka',
    'wet',
    soup(bowlful({ color: '#b8341a', oil: '#d9561f' }), [tomatoBits, 0.2], [peppers, 0.12]),
  ),
  food(
    'stir fry, stir fried vegetable, chop suey',
    'base',
    layered(
      heap({
        color: '#d8321f',
        size: 100,
        coverage: 0.26,
        layers: 1.5,
        also: ['#f5b521', '#4f9a35', '#ee7f22', '#f0dcae'],
        piece: pepperStrip,
      }),
      strewn(mushrooms, 0.2),
    ),
  ),
  food(
    'pad thai',
    'base',
    layered(
      strands({ color: '#e2a352', thick: 13, flat: true }),
      strewn(shrimps, 0.2),
      bits(['#c98a42', '#6fae38'], 16, 0.06),
    ),
  ),
  food(
    'spaghetti bolognese, spaghetti with meat sauce',
    'base',
    layered(strands({ color: '#f0c766', thick: 9.5 }), (brush, zone) =>
      ladled({ color: '#a8321a', lumps: '#7a3d22', specks: '#4f8a2c' })(brush, {
        ...zone,
        outline: zone.outline.map((p) => ({
          x: zone.center.x + (p.x - zone.center.x) * 0.55,
          y: zone.center.y + (p.y - zone.center.y) * 0.55,
        })),
        area: zone.area * 0.3,
      }),
    ),
  ),
  food(
    'caesar salad, greek salad, cobb salad, garden salad, tossed salad',
    'base',
    layered(
      leaves({ color: '#82b83f', vein: '#dcecae', long: 135, shape: 'ruffled', also: ['#5f9a35'] }),
      strewn(tomatoBits, 0.1),
      strewn(chunks({ color: '#d9a04e', size: 44, cut: 'cube', texture: 'brown' }), 0.1),
    ),
  ),
]
