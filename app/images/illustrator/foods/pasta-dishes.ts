import { scaled } from '../core/zone.ts'
import { bits, layered } from '../families/baked/baked.ts'
import type { Draw } from '../families/drawing.ts'
import { shortPasta } from '../families/grains/pasta.ts'
import { strands } from '../families/grains/strands.ts'
import { heap } from '../families/piece.ts'
import { spheres } from '../families/plants/spheres.ts'
import { ragu } from '../families/proteins/ragu.ts'
import { bacon } from '../families/proteins/strips.ts'
import { ladled } from '../families/sauces.ts'
import { basil } from './fillings.ts'
import { type Food, food } from './food.ts'

const spaghetti = strands({ color: '#f0c766', thick: 9.5 })
const tomatoSauce = ladled({ color: '#c0321a', specks: '#4f8a2c' })
const meatballs = spheres({ color: '#8f5330', radius: 50, kind: 'crust', steady: true })
const penne = shortPasta({ color: '#f0cc78', size: 92, shape: 'tube' })
const pesto = ladled({ color: '#5f8f2c', lumps: '#4a7a22', specks: '#d9c98a' })
const cream = ladled({ color: '#f8ecd0', specks: '#3a2a1c' })
const lardons = heap({ color: '#b5412a', size: 60, coverage: 0.22, piece: bacon })

/** Pasta under its sauce, basil on top. */
const sauced = (pasta: Draw, sauce: Draw, share = 0.6): Draw =>
  layered(
    pasta,
    (brush, zone) => sauce(brush, scaled(zone, share)),
    (brush, zone) => basil(brush, { ...scaled(zone, 0.55), strewn: true, area: 4200 }),
  )

/** Pasta dishes that bring their sauce. */
export const pastaDishes: Food[] = [
  food(
    'spaghetti bolognese, spaghetti with meat sauce',
    'base',
    layered(spaghetti, (brush, zone) => ragu(brush, scaled(zone, 0.66))),
  ),
  food(
    'spaghetti and meatballs, spaghetti with meatballs, pasta with meatballs',
    'base',
    layered(
      spaghetti,
      (brush, zone) => tomatoSauce(brush, scaled(zone, 0.62)),
      (brush, zone) => meatballs(brush, { ...scaled(zone, 0.5), strewn: true }),
      (brush, zone) => basil(brush, { ...scaled(zone, 0.5), strewn: true, area: 4200 }),
    ),
  ),
  food(
    'macaroni and cheese, mac and cheese, cheese pasta',
    'base',
    layered(
      (brush, zone) => ladled({ color: '#f2a92c' })(brush, scaled(zone, 0.94)),
      shortPasta({ color: '#f9c142', size: 74, shape: 'elbow' }),
      bits(['#fbdc7c', '#f5b52e'], 22, 0.12),
    ),
  ),
  food(
    'pasta with tomato sauce, spaghetti with tomato sauce, marinara pasta, arrabbiata, pomodoro',
    'base',
    sauced(spaghetti, tomatoSauce),
  ),
  food('penne with tomato sauce, penne arrabbiata', 'base', sauced(penne, tomatoSauce, 0.56)),
  food('penne with meat sauce', 'base', sauced(penne, ragu, 0.66)),
  food('pesto pasta, pasta with pesto', 'base', sauced(spaghetti, pesto, 0.5)),
  food('penne with pesto', 'base', sauced(penne, pesto, 0.5)),
  food(
    'carbonara, spaghetti carbonara, alfredo, fettuccine alfredo, pasta with cream sauce',
    'base',
    layered(
      spaghetti,
      (brush, zone) => cream(brush, scaled(zone, 0.45)),
      (brush, zone) =>
        lardons(brush, { ...scaled(zone, 0.7), strewn: true, area: zone.area * 0.2 }),
    ),
  ),
]
