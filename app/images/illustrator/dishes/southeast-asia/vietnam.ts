import { type Look, look } from '../../looks/look.ts'
import { withDip } from '../archetypes/crisp.ts'
import { friedRolls } from '../archetypes/fried/rolls.ts'
import { summerRolls } from '../archetypes/handheld/summer-rolls.ts'
import { longRoll } from '../archetypes/layers/long-roll.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { riceBowl } from '../archetypes/rice-bowl.ts'

const noodleSalad = { role: 'wet', density: 0.6, vessel: 'noodle bowl' } as const

/** Dishes of Vietnam. */
export const vietnam: readonly Look[] = [
  look(
    'summer roll, fresh spring roll, rice paper roll, vietnamese spring roll, fresh summer roll, goi cuon, salad roll',
    withDip(summerRolls(), '#8a5a2c', '#b5803f'),
  ),
  look(
    'banh mi, vietnamese sandwich',
    longRoll(['herb', 'cucumber', 'roast pork', 'pickled carrot'], {
      each: 260,
      length: 190,
      width: 58,
      bread: 'baguette',
    }),
    { density: 0.35, vessel: 'board' },
  ),
  look(
    'bun cha',
    riceBowl({
      base: 'rice vermicelli',
      sectors:
        'pork patty slice 30, lettuce leaf 14, pickled carrot and daikon 10, cucumber slice 8',
      on: 'basil sprinkle 3, chili slice 1',
      chopsticks: true,
    }),
    noodleSalad,
  ),
  look(
    'bun thit nuong, vermicelli bowl, vietnamese noodle salad, vermicelli noodle bowl, rice noodle salad, noodle salad',
    riceBowl({
      base: 'rice vermicelli',
      sectors:
        'char siu slice 26, lettuce leaf 14, pickled carrot and daikon 10, bean sprout 10, cucumber stick 8',
      on: 'crushed peanut 1.2, basil sprinkle 3, chili slice 0.8',
      chopsticks: true,
    }),
    noodleSalad,
  ),
  look(
    'com tam, broken rice',
    riceBowl({
      sectors:
        'char siu slice 28, cucumber slice 10, pickled carrot and daikon 9, cherry tomato half 8',
      middle: 'fried egg 12',
      on: 'scallion sprinkle 1.4',
    }),
    noodleSalad,
  ),
  look(
    'cha gio, vietnamese egg roll, vietnamese fried roll',
    withDip(friedRolls({ each: 35, length: 80, radius: 11 }), '#b8641c', '#d98a3a'),
  ),
  look(
    'bo luc lac, shaking beef',
    fields(
      'seared beef cube 46, white rice 30, tomato wedge 10, lettuce leaf 8',
      'red onion 5, scallion sprinkle 1.2',
    ),
    { density: 0.7, vessel: 'plate' },
  ),
]
