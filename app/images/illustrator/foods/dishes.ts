import { bake, pieWedge } from '../families/baked/baked.ts'
import { burger, hotDog } from '../families/baked/buns.ts'
import { sandwich, taco, wrap } from '../families/baked/handheld.ts'
import { pizza } from '../families/baked/pizza.ts'
import { dumpling, springRoll, sushi } from '../families/grains/asian.ts'
import { counted } from '../families/piece.ts'
import { basil, mushrooms, olives, pepperoni, peppers } from './fillings.ts'
import { type Food, food } from './food.ts'

const noPieces = { sauce: '#c4301a', cheese: '#f6cf74' }

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
      coverage: 0.62,
      largest: 520,
      piece: sandwich,
    }),
    { leans: true },
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
    'wrap, burrito, shawarma, gyro, kebab wrap, fajita',
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
      color: '#f9ebca',
      each: 25,
      most: 12,
      coverage: 0.42,
      largest: 270,
      piece: dumpling,
    }),
  ),
  food(
    'spring roll, egg roll, summer roll',
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
    'lasagna, lasagne, moussaka, casserole, gratin, shepherd pie, eggplant parmesan, chicken parmesan, parmigiana, enchilada',
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
]
