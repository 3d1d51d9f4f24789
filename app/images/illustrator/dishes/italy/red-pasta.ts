import type { Look } from '../../looks/look.ts'
import { sauced, turnedIn } from './served.ts'

/** Tomato sauce: dark, light. */
export const tomato = ['#7d200f', '#a43c1e'] as const
const meat = ['#7c2a10', '#b04a22'] as const

/** Pasta with sauces of tomato and meat. */
export const redPasta: readonly Look[] = [
  sauced(
    'spaghetti bolognese, spaghetti bolognaise, spag bol, spaghetti with meat sauce, spaghetti and meat sauce, pasta bolognese, pasta with meat sauce, tagliatelle bolognese, tagliatelle al ragu',
    {
      base: 'spaghetti',
      sauce: meat,
      share: 34,
      lumpy: 3,
      strength: 0.12,
      in: 'ground beef 11',
      on: 'parmesan 3, basil 1.6',
    },
  ),
  sauced('penne bolognese, penne with meat sauce, rigatoni bolognese, rigatoni with meat sauce', {
    base: 'penne',
    sauce: meat,
    share: 32,
    lumpy: 3,
    strength: 0.15,
    in: 'ground beef 11',
    on: 'parmesan 3, basil 1.2',
  }),
  sauced(
    'spaghetti and meatball, spaghetti with meatball, pasta with meatball, pasta and meatball, meatball and spaghetti',
    {
      base: 'spaghetti',
      sauce: tomato,
      share: 34,
      strength: 0.15,
      on: 'parmesan 0.5, meatball 34, basil 1.4',
    },
  ),
  sauced(
    'pasta with tomato sauce, spaghetti with tomato sauce, spaghetti marinara, pasta marinara, spaghetti pomodoro, pasta pomodoro, spaghetti napoli',
    {
      base: 'spaghetti',
      sauce: tomato,
      share: 26,
      wide: 0.7,
      strength: 0.4,
      on: 'basil 2.2, parmesan 1.5',
    },
  ),
  sauced('penne with tomato sauce, penne marinara, penne pomodoro', {
    base: 'penne',
    sauce: tomato,
    share: 22,
    strength: 0.55,
    between: 0.5,
    on: 'basil 2.2, parmesan 1.5',
  }),
  sauced('penne arrabbiata, pasta arrabbiata, arrabbiata', {
    base: 'penne',
    sauce: ['#84190b', '#b0351a'],
    share: 20,
    strength: 0.6,
    between: 0.5,
    on: 'chilli 4, parsley 1.6, garlic 1',
  }),
  sauced('puttanesca, spaghetti puttanesca, pasta puttanesca', {
    base: 'spaghetti',
    sauce: tomato,
    share: 20,
    strength: 0.4,
    in: 'diced tomato 8',
    on: 'olive ring 7, small caper 0.6, parsley 1.6, chilli 0.8',
  }),
  turnedIn('bucatini amatriciana, amatriciana, pasta amatriciana', {
    base: 'spaghetti',
    tint: '#b63a1c',
    strength: 0.95,
    in: 'bacon bit 16, diced tomato 8',
    on: 'bacon bit 12, parmesan 3',
  }),
  sauced('pasta alla norma, pasta norma', {
    base: 'rigatoni',
    sauce: tomato,
    share: 20,
    strength: 0.5,
    between: 0.5,
    on: 'eggplant cube 26, basil 2, parmesan 2',
  }),
  sauced('penne alla vodka, penne vodka, vodka pasta', {
    base: 'penne',
    sauce: ['#d2682f', '#e2874a'],
    share: 22,
    strength: 0.75,
    between: 0.5,
    lumpy: 0.5,
    on: 'parmesan 2.5, basil 1.5',
  }),
]
