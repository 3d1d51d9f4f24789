import { type Look, look } from '../looks/look.ts'
import { mixed, tossed } from './archetypes/mixed.ts'
import { fields } from './archetypes/plated/fields.ts'
import { salad } from './salads/dressed.ts'
import { heartySalads } from './salads/hearty.ts'

/** Salads, dressed and tossed. */
export const salads: readonly Look[] = [
  salad(
    'caesar salad',
    'romaine 80, crouton 14',
    { on: 'parmesan 5, crouton 5, cracked pepper 0.3', coat: '#f0e8c8', strength: 0.22 },
    0.25,
  ),
  salad(
    'chicken caesar salad, caesar salad with chicken, grilled chicken caesar salad, chicken caesar',
    'romaine 66, crouton 12',
    {
      on: 'sliced chicken breast 26, parmesan 5, cracked pepper 0.3',
      coat: '#f0e8c8',
      strength: 0.16,
    },
    0.3,
  ),
  salad(
    'greek salad, feta salad, horiatiki, tomato cucumber feta salad, mediterranean salad',
    'tomato wedge 30, cucumber 28, red onion 8, olive 10, green pepper 8',
    { on: 'feta 15, oregano 0.6' },
    0.6,
  ),
  salad(
    'shopska salad',
    'diced tomato 36, cucumber dice 34, green pepper 10, diced red onion 6',
    { on: 'snow of cheese 9, parsley 0.8' },
    0.6,
  ),
  look(
    'cobb salad',
    fields(
      'chicken chunk 19, bacon bit 11, egg half 18, avocado slice 16, cherry tomato half 15, blue cheese 4',
      '',
      'romaine 120',
    ),
    { vessel: 'shallow bowl', density: 0.45 },
  ),
  look(
    'chef salad, julienne salad',
    fields(
      'ham roll up 18, cheese baton 15, turkey roll up 18, egg half 19, tomato wedge 17',
      '',
      'iceberg 90',
    ),
    { vessel: 'shallow bowl', density: 0.4 },
  ),
  look(
    'nicoise salad, salade nicoise, tuna nicoise, tuna nicoise salad',
    fields(
      'tuna 20, green bean 17, new potato 19, egg half 18, cherry tomato half 14, olive 8',
      '',
      'lettuce 80',
    ),
    { vessel: 'shallow bowl', density: 0.5 },
  ),
  ...heartySalads,
  salad(
    'spinach salad, spinach salad with egg and bacon',
    'spinach 70, mushroom 10',
    { on: 'egg half 16, bacon bit 6, red onion 2' },
    0.3,
  ),
  salad(
    'strawberry spinach salad',
    'spinach 70, strawberry slice 20',
    { on: 'walnut 6, feta crumble 3' },
    0.3,
  ),
  salad(
    'arugula salad, rocket salad',
    'arugula 80, cherry tomato half 12',
    { on: 'parmesan shaving 7' },
    0.25,
  ),
  salad(
    'beet salad, beetroot salad, beet and goat cheese salad',
    'arugula 38, beet 46',
    { on: 'feta crumble 4.8, walnut 6' },
    0.5,
  ),
  salad(
    'cucumber salad',
    'tossed cucumber 120, red onion 5',
    { on: 'dill 2, cracked pepper 0.3', coat: '#eef0dc', strength: 0.1 },
    0.6,
  ),
  salad(
    'tomato cucumber salad, tomato and cucumber salad, cucumber and tomato salad, cucumber tomato salad',
    'tomato wedge 44, cucumber 44, red onion 6',
    { on: 'parsley 1.4' },
    0.6,
  ),
  salad('tomato salad', 'tomato wedge 84, red onion 8', { on: 'basil 2' }, 0.65),
  salad(
    'israeli salad, shirazi salad, arab salad',
    'diced tomato 44, cucumber dice 40, diced red onion 8',
    { on: 'parsley 2, mint 0.6' },
    0.7,
  ),
  salad(
    'kachumber, kachumber salad',
    'diced tomato 42, cucumber dice 38, diced red onion 14',
    { on: 'coriander 2, green chilli 1.4' },
    0.7,
  ),
  salad(
    'fattoush, fattoush salad',
    'romaine 34, tomato wedge 20, cucumber 18, radish 7',
    { on: 'pita chip 13, mint 1, parsley 1' },
    0.35,
  ),
  look(
    'tabbouleh, tabouli, tabouleh, tabbouli, tabbouleh salad',
    tossed('bulgur 7, chopped herb 100, diced tomato 16, diced onion 5', {
      on: 'chopped herb 20, diced tomato 5, lemon wedge 6',
    }),
    { vessel: 'shallow bowl', density: 0.5 },
  ),
  look(
    'couscous salad',
    mixed({
      base: 'couscous',
      in: 'diced tomato 18, cucumber dice 18, diced red onion 6, chickpea 4',
      on: 'cucumber dice 6, diced tomato 6, feta crumble 5, parsley 2.4, mint 0.8, lemon wedge 7',
    }),
    { vessel: 'shallow bowl', density: 0.65 },
  ),
  look(
    'bulgur salad, grain salad, kisir',
    mixed({
      base: 'bulgur',
      tint: '#c46a34',
      strength: 0.15,
      in: 'diced tomato 12, cucumber dice 10',
      on: 'parsley 2.4',
    }),
    { vessel: 'shallow bowl', density: 0.65 },
  ),
  look(
    'rice salad, cold rice salad',
    mixed({
      base: 'white rice',
      in: 'diced tomato 12, corn 8, pea 8, diced red pepper 6, cucumber dice 6',
      on: 'olive 4, parsley 1.4',
    }),
    { vessel: 'shallow bowl', density: 0.7 },
  ),
  look(
    'quinoa salad, quinoa tabbouleh',
    mixed({
      base: 'quinoa',
      in: 'diced tomato 12, cucumber dice 12, diced pepper 6',
      on: 'parsley 2, feta 5',
    }),
    { vessel: 'shallow bowl', density: 0.65 },
  ),
  salad(
    'bean salad, three bean salad, mixed bean salad',
    'kidney bean 28, chickpea 26, green bean 22, white bean 14',
    { on: 'diced red onion 3, parsley 1.4' },
    0.7,
  ),
  salad(
    'chickpea salad',
    'chickpea 56, cucumber dice 16, diced tomato 14, diced red onion 6',
    { on: 'parsley 1.8, feta 5' },
    0.7,
  ),
  salad(
    'lentil salad',
    'lentil 60, diced tomato 12, diced carrot 10',
    { on: 'parsley 1.8, feta 6' },
    0.7,
  ),
  look(
    'esquites, elote en vaso',
    tossed('corn kernel 92', {
      coat: '#f6ecd2',
      strength: 0.3,
      steep: 1.5,
      on: 'feta crumble 9, chili powder 1.2, coriander 1.4, lime wedge 9',
    }),
    { role: 'wet', density: 0.7, vessel: 'small bowl' },
  ),
  salad(
    'corn salad, mexican corn salad',
    'corn 58, diced red pepper 11, diced red onion 8, black bean 7',
    { on: 'feta crumble 3.3, coriander 2.4, diced red onion 1.5' },
    0.7,
  ),
  salad(
    'taco salad, beef taco salad, chicken taco salad, taco salad with beef',
    'chopped lettuce 62, cherry tomato half 12, corn 6',
    { on: 'ground beef 7, tortilla chip 10, shredded cheese 1.6, avocado slice 6' },
    0.4,
  ),
  salad(
    'garden salad, house salad, mixed green salad, mixed greens salad',
    'mixed salad 62, cherry tomato half 15, cucumber 15, grated carrot 1.4',
    {},
    0.28,
  ),
  salad('kale salad', 'kale 78, dried cranberry 5', { on: 'almond 5, parmesan 4' }, 0.3),
  salad(
    'broccoli salad',
    'broccoli 70, raisin 5, red onion 5',
    { on: 'bacon bit 5, sunflower seed 2', coat: '#f6ecd2', strength: 0.12 },
    0.5,
  ),
  salad('carrot salad', 'grated carrot 90', { on: 'raisin 5, parsley 1.2' }, 0.45),
  salad(
    'sweetcorn salad',
    'corn 60, diced red pepper 12, cucumber dice 10, diced red onion 6',
    { on: 'parsley 1.6' },
    0.7,
  ),
  salad(
    'watermelon feta salad, watermelon salad, watermelon and feta',
    'watermelon 72',
    { on: 'feta 14, mint 1.6' },
    0.65,
  ),
  salad(
    'halloumi salad',
    'mixed salad 56, cherry tomato half 13, cucumber 10',
    { on: 'halloumi stick 26, mint 0.6' },
    0.35,
  ),
]
