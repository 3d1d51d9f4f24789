import { type Look, look } from '../../looks/look.ts'
import { filledDisc } from '../archetypes/handheld/filled-breads.ts'
import { heapedRoll, hotDog } from '../archetypes/layers/open-roll.ts'
import { burger, sandwich } from '../archetypes/stack.ts'

const muffin = { waist: '#f3e4bc', face: '#dcb070', burnt: '#9a5c26', radius: 45, each: 130 }
const biscuit = { seeds: false, bun: '#d9a85a', each: 130 }
const double = { each: 290 }

/** Burgers, by what lies in them from below. */
export const burgers: readonly Look[] = [
  look('hamburger, burger, beef burger', burger(['lettuce', 'tomato', 'onion', 'patty'])),
  look('cheeseburger, cheese burger', burger(['lettuce', 'tomato', 'patty', 'cheese'])),
  look(
    'double cheeseburger, double burger, double hamburger, mcdouble',
    burger(['pickle', 'patty', 'cheese', 'patty', 'cheese', 'onion'], double),
  ),
  look(
    'bacon cheeseburger, bacon burger, double bacon burger, baconator',
    burger(['lettuce', 'tomato', 'patty', 'cheese', 'bacon'], double),
  ),
  look(
    'big mac, bigmac, big mac burger',
    burger(['lettuce', 'cheese', 'patty', 'bun', 'salad cream', 'lettuce', 'patty', 'pickle'], {
      each: 215,
    }),
  ),
  look(
    'whopper, whopper burger, whopper no cheese',
    burger(['patty', 'pickle', 'sauce', 'onion', 'tomato', 'lettuce', 'salad cream'], {
      each: 280,
    }),
  ),
  look(
    'whopper with cheese, cheese whopper',
    burger(['patty', 'cheese', 'pickle', 'onion', 'tomato', 'lettuce', 'salad cream'], {
      each: 300,
    }),
  ),
  look(
    'double whopper',
    burger(['patty', 'patty', 'pickle', 'onion', 'tomato', 'lettuce', 'salad cream'], {
      each: 370,
    }),
  ),
  look(
    'quarter pounder, quarter pounder burger',
    burger(['sauce', 'onion', 'pickle', 'patty'], { each: 175 }),
  ),
  look(
    'quarter pounder with cheese, quarter pounder cheese, quarter pounder with cheese burger',
    burger(['sauce', 'onion', 'cheese', 'patty', 'cheese'], { each: 200 }),
  ),
  look(
    'chicken burger, crispy chicken sandwich, fried chicken sandwich, zinger burger, mcchicken, chicken fillet sandwich, chicken fillet burger, spicy chicken burger, chicken sandwich fried',
    burger(['chicken fillet', 'salad cream', 'lettuce'], { each: 190 }),
  ),
  look(
    'grilled chicken sandwich, grilled chicken burger, chicken breast sandwich',
    burger(['lettuce', 'tomato', 'grilled chicken', 'salad cream'], {
      seeds: false,
      bun: '#d9a05a',
      each: 200,
    }),
  ),
  look('turkey burger', burger(['lettuce', 'veggie patty', 'tomato', 'onion'], { seeds: false })),
  look(
    'veggie burger, vegetarian burger, vegan burger, bean burger, black bean burger, plant burger, impossible burger, beyond burger',
    burger(['avocado', 'veggie patty', 'tomato', 'lettuce'], { bun: '#a9682c' }),
  ),
  look('mushroom burger, mushroom swiss burger', burger(['patty', 'melted cheese', 'mushroom'])),
  look(
    'fish burger, fish sandwich, fish fillet sandwich, fried fish sandwich',
    burger(['lettuce', 'fish fillet', 'salad cream'], { each: 190 }),
  ),
  look(
    'filet o fish, fillet o fish',
    burger(['cheese', 'fish fillet', 'salad cream'], { seeds: false, each: 140 }),
  ),
  look(
    'pulled pork sandwich, bbq sandwich, barbecue sandwich, pork sandwich, bbq pork sandwich, pulled pork burger',
    burger(['pulled pork', 'slaw'], { seeds: false, each: 220 }),
  ),
  look('sloppy joe', burger(['mince', 'mince', 'meatball sauce'], { seeds: false, each: 200 })),
  look(
    'breakfast sandwich, egg mcmuffin, egg and cheese muffin, bacon egg and cheese, egg and cheese sandwich, breakfast muffin, bacon egg and cheese sandwich',
    filledDisc(['egg', 'ham', 'cheese'], muffin),
  ),
  look(
    'sausage mcmuffin, sausage muffin, sausage and cheese muffin',
    filledDisc(['sausage patty', 'cheese'], muffin),
  ),
  look(
    'sausage mcmuffin with egg, sausage egg mcmuffin, sausage and egg mcmuffin, sausage egg and cheese',
    filledDisc(['egg', 'cheese', 'sausage patty'], muffin),
  ),
  look(
    'breakfast biscuit, sausage biscuit, sausage egg and cheese biscuit, sausage and egg biscuit',
    burger(['sausage patty', 'egg', 'cheese'], biscuit),
  ),
  look(
    'bacon sandwich, bacon butty, bacon roll, bacon sarnie, bacon bap',
    sandwich(['butter', 'bacon', 'bacon', 'bacon']),
  ),
  look(
    'egg sandwich, boiled egg sandwich',
    sandwich(['butter', 'lettuce', 'boiled egg'], { each: 150 }),
  ),
  look(
    'fried egg sandwich, egg on a roll',
    sandwich(['butter', 'egg', 'egg', 'lettuce'], { each: 150 }),
  ),
]

/** Sausages in rolls. */
export const hotDogs: readonly Look[] = [
  look(
    'hot dog, hotdog, hot dog on bun, hot dog in bun, hot dog with bun, hot dog sandwich, hot dog with mustard',
    hotDog({ sauces: ['#dba520', '#a81e12'] }),
  ),
  look('hot dog with ketchup', hotDog({ sauces: ['#a81e12'] })),
  look(
    'bratwurst in a bun, bratwurst bun, bratwurst roll, sausage in a bun, sausage sandwich',
    hotDog({ sausage: ['#b9854f', '#d9ab74'], sauces: ['#cf9a24'], each: 180 }),
  ),
  look(
    'chili dog, chili cheese dog',
    heapedRoll(['mince', 'mince', 'mince', 'bean', 'cheese', 'onion'], 170, ['#8a3420', '#ad5636']),
  ),
]
