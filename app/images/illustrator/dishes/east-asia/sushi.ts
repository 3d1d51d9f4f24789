import { type Look, look } from '../../looks/look.ts'
import { sashimi } from '../archetypes/sushi/sashimi.ts'
import { type Maki, maki, mixedSushi, nigiri } from '../archetypes/sushi/sushi.ts'

const california: Maki = {
  filling: ['#e8603c', '#b3c765', '#f3ead8', '#a9bf5a'],
  outside: '#e07a2c',
}
const salmonRoll: Maki = { filling: ['#e8763c', '#e8763c', '#b3c765'], radius: 19 }
const board = { vessel: 'sushi board', density: 0.9 } as const

/** Sushi, rolls and sashimi. */
export const sushi: readonly Look[] = [
  look(
    'sushi, sushi piece, sushi platter, sushi set',
    mixedSushi(['salmon', 'tuna', 'shrimp'], [salmonRoll, california]),
    board,
  ),
  look('nigiri, sushi nigiri, nigiri sushi', nigiri('salmon', 'tuna', 'shrimp', 'egg'), board),
  look('salmon nigiri, salmon sushi', nigiri('salmon'), board),
  look('tuna nigiri, tuna sushi', nigiri('tuna'), board),
  look('shrimp nigiri, ebi nigiri, shrimp sushi', nigiri('shrimp'), board),
  look('egg nigiri, tamago nigiri, tamago sushi', nigiri('egg'), board),
  look('eel nigiri, unagi nigiri, eel sushi', nigiri('eel'), board),
  look(
    'sushi roll, maki, maki roll, maki sushi, futomaki',
    maki({ filling: ['#e8763c', '#b3c765', '#efc65a', '#e9e2d0'], radius: 21 }),
    board,
  ),
  look('california roll, california maki, crab roll, uramaki', maki(california), board),
  look('salmon roll, salmon maki', maki({ filling: ['#e8763c'], radius: 16 }, 20), board),
  look(
    'tuna roll, tuna maki, spicy tuna roll',
    maki({ filling: ['#a8282c'], radius: 16 }, 20),
    board,
  ),
  look(
    'cucumber roll, cucumber maki, kappa maki',
    maki({ filling: ['#9dbb5c'], radius: 15 }, 18),
    board,
  ),
  look('avocado roll, avocado maki', maki({ filling: ['#b9cc62'], radius: 16 }, 20), board),
  look(
    'salmon avocado roll, salmon avocado maki',
    maki({ ...salmonRoll, outside: '#d9c491' }),
    board,
  ),
  look(
    'philadelphia roll',
    maki({ filling: ['#e8763c', '#faf6ea', '#b3c765'], outside: '#d9c491' }),
    board,
  ),
  look(
    'vegetable sushi, vegetarian sushi, veggie roll, vegetable roll, veggie sushi',
    maki({ filling: ['#9dbb5c', '#e8842c', '#b9cc62', '#efd25a'], radius: 20 }),
    board,
  ),
  look(
    'shrimp tempura roll, dragon roll, tempura roll',
    maki({ filling: ['#f0d8ae', '#b3c765', '#b3c765'], outside: '#5c4a30', crowned: 'tempura' }),
    board,
  ),
  look(
    'eel roll, unagi roll',
    maki({ filling: ['#7a4318', '#b3c765'], outside: '#d9c491', crowned: 'eel' }),
    board,
  ),
  look(
    'kimbap, gimbap',
    maki(
      { filling: ['#efc65a', '#4d7a30', '#e8842c', '#f2cf52', '#8a5736', '#e5746a'], radius: 24 },
      30,
    ),
    board,
  ),
  look('sashimi, assorted sashimi', sashimi('salmon', 'tuna'), { density: 1 }),
  look('salmon sashimi', sashimi('salmon'), { density: 1 }),
  look('tuna sashimi', sashimi('tuna'), { density: 1 }),
]
