import { type Look, look } from '../../looks/look.ts'
import { mixed } from '../archetypes/mixed.ts'
import { riceBowl } from '../archetypes/rice-bowl.ts'

const vegetables = 'cabbage strip 13, carrot match stick 6, scallion stick 5, bean sprout 6'
const bowl = { role: 'wet', density: 0.8, vessel: 'noodle bowl' } as const

/** Heaped loosely. */
const heap = { density: 0.52 } as const

/** Noodles that are fried or dressed, and fried rice. */
export const noodles: readonly Look[] = [
  look(
    'chow mein, vegetable chow mein, fried noodle dish, stir fried noodle, noodle stir fry',
    mixed({ base: 'chow mein strand', in: vegetables, on: 'scallion sprinkle 0.8' }),
    heap,
  ),
  look(
    'hakka noodle, veg hakka noodle, vegetable hakka noodle, hakka noodle fried',
    mixed({
      base: 'hakka strand',
      in: 'cabbage strip 11, carrot match stick 9, green pepper strip 9, red pepper strip 4',
      on: 'spring onion 1.4',
    }),
    heap,
  ),
  look(
    'chicken chow mein, chicken noodle, chicken stir fry noodle',
    mixed({
      base: 'chow mein strand',
      in: `stir fried chicken dice 20, ${vegetables}`,
      on: 'stir fried chicken dice 6, scallion sprinkle 0.8',
    }),
    heap,
  ),
  look(
    'beef chow mein, beef noodle',
    mixed({
      base: 'chow mein strand',
      in: `beef slice 22, ${vegetables}`,
      on: 'beef slice 6, scallion sprinkle 0.8',
    }),
    heap,
  ),
  look(
    'shrimp chow mein',
    mixed({
      base: 'chow mein strand',
      in: `shrimp 22, ${vegetables}`,
      on: 'shrimp 6, scallion sprinkle 0.8',
    }),
    heap,
  ),
  look(
    'lo mein, vegetable lo mein, vegetable noodle',
    mixed({
      base: 'lo mein strand',
      in: 'snow pea 9, carrot match stick 7, mushroom slice 11, red pepper strip 7, bok choy 8',
      on: 'snow pea 3, mushroom slice 3, sesame sprinkle 0.6',
    }),
    heap,
  ),
  look(
    'chicken lo mein',
    mixed({
      base: 'lo mein strand',
      in: 'stir fried chicken dice 22, snow pea 7, carrot match stick 6, red pepper strip 5',
      on: 'stir fried chicken dice 6, scallion sprinkle 0.8',
    }),
    heap,
  ),
  look(
    'beef lo mein, pork lo mein',
    mixed({
      base: 'lo mein strand',
      in: 'beef slice 24, snow pea 7, carrot match stick 6',
      on: 'beef slice 6, scallion sprinkle 0.8',
    }),
    heap,
  ),
  look(
    'shrimp lo mein',
    mixed({
      base: 'lo mein strand',
      in: 'shrimp 24, snow pea 7, carrot match stick 6',
      on: 'shrimp 6',
    }),
    heap,
  ),
  look(
    'yakisoba, chicken yakisoba',
    mixed({
      base: 'dark noodle strand',
      in: 'cabbage strip 16, carrot match stick 5, pork strip fried 12',
      on: 'aonori 0.6, red ginger shred 3',
    }),
    heap,
  ),
  look(
    'yaki udon',
    mixed({
      base: 'udon noodle',
      tint: '#7a4a1c',
      strength: 0.45,
      in: 'cabbage strip 10, beef slice 14, mushroom slice 6',
      on: 'scallion sprinkle 1.4',
    }),
    heap,
  ),
  look(
    'singapore noodle, singapore mei fun',
    mixed({
      base: 'yellow vermicelli strand',
      in: 'small shrimp 14, pork strip fried 7, red pepper strip 6, green pepper strip 5, egg strip 9, bean sprout 5',
      on: 'small shrimp 3, scallion stick 2',
    }),
    heap,
  ),
  look(
    'dan dan noodle, dandan noodle, sichuan noodle',
    riceBowl({
      base: 'spicy noodle strand',
      middle: 'dan dan mince 9',
      on: 'crushed peanut 1, scallion sprinkle 1.6, chili slice 0.6',
      sectors: 'bok choy 9',
      chopsticks: true,
    }),
    bowl,
  ),
  look(
    'jajangmyeon, black bean noodle, zhajiangmian',
    riceBowl({
      base: 'egg noodle',
      on: 'black bean sauce 22, black bean pork 18, diced onion 2, cucumber stick 5, scallion sprinkle 0.5',
      chopsticks: true,
    }),
    bowl,
  ),
  look(
    'sesame noodle, cold sesame noodle, peanut noodle',
    mixed({
      base: 'lo mein strand',
      tint: '#d0a060',
      strength: 0.62,
      wet: true,
      in: 'carrot match stick 7, red pepper strip 5',
      on: 'cucumber stick 8, bean sprout 3, crushed peanut 2, scallion sprinkle 1, sesame sprinkle 1.4',
    }),
    heap,
  ),
  look(
    'zaru soba, cold soba, soba noodle bowl',
    mixed({
      base: 'soba noodle',
      on: 'nori sprinkle 2, scallion sprinkle 1.4, sesame sprinkle 0.6',
    }),
    heap,
  ),
  look(
    'mee goreng, mie goreng, mi goreng',
    mixed({
      base: 'spicy noodle strand',
      in: 'shrimp 14, cabbage strip 7, fried tofu cube 10, egg strip 6',
      on: 'lime wedge 4, fried shallot 1, chili slice 0.6',
    }),
    heap,
  ),
  look(
    'fried rice, egg fried rice, vegetable fried rice, chinese fried rice, yangzhou fried rice',
    mixed({
      base: 'wok rice',
      in: 'pea 6, diced carrot 6, egg piece scrambled 11',
      on: 'scallion sprinkle 1.6, egg piece scrambled 3',
    }),
    heap,
  ),
  look(
    'chicken fried rice',
    mixed({
      base: 'wok rice',
      in: 'stir fried chicken dice 24, pea 5, diced carrot 5, egg piece scrambled 8',
      on: 'stir fried chicken dice 12, scallion sprinkle 1.4',
    }),
    heap,
  ),
  look(
    'shrimp fried rice, prawn fried rice',
    mixed({
      base: 'wok rice',
      in: 'shrimp 24, pea 5, egg piece scrambled 8',
      on: 'shrimp 6, scallion sprinkle 1.4',
    }),
    heap,
  ),
  look(
    'beef fried rice',
    mixed({
      base: 'wok rice',
      in: 'beef slice 22, pea 5, diced carrot 5, egg piece scrambled 8',
      on: 'beef slice 5, scallion sprinkle 1.4',
    }),
    heap,
  ),
  look(
    'pork fried rice',
    mixed({
      base: 'wok rice',
      in: 'red pork slice 22, pea 6, egg piece scrambled 9',
      on: 'red pork slice 9, scallion sprinkle 1.4',
    }),
    heap,
  ),
  look(
    'kimchi fried rice, kimchi bokkeumbap',
    mixed({
      base: 'red wok rice',
      in: 'kimchi piece 14',
      on: 'fried egg 14, scallion sprinkle 1, sesame sprinkle 0.6',
    }),
    heap,
  ),
  look(
    'pineapple fried rice, thai pineapple fried rice',
    mixed({
      base: 'yellow wok rice',
      in: 'pineapple chunk 18, shrimp 14, cashew 7, pea 4',
      on: 'pineapple chunk 4, scallion sprinkle 1',
    }),
    heap,
  ),
  look(
    'thai fried rice, basil fried rice',
    mixed({
      base: 'wok rice',
      in: 'stir fried chicken dice 16, tomato chunk 6, egg piece scrambled 6',
      on: 'cucumber slice 6, lime wedge 4, basil sprinkle 2',
    }),
    heap,
  ),
  look(
    'nasi goreng, indonesian fried rice',
    mixed({
      base: 'dark wok rice',
      in: 'shrimp 10, cucumber slice 8',
      on: 'fried egg 15, scallion sprinkle 0.6',
    }),
    heap,
  ),
]
