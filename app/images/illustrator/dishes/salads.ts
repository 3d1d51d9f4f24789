import { type Look, look } from '../looks/look.ts'
import { mixed, tossed } from './archetypes/mixed.ts'
import { fields } from './archetypes/plated/fields.ts'

type Dressed = { on?: string; coat?: string; strength?: number }
const salad = (words: string, parts: string, more: Dressed = {}, density = 0.4): Look =>
  look(words, tossed(parts, { gloss: 0.48, ...more }), { vessel: 'shallow bowl', density })

const mayo = { coat: '#f6ecd2', strength: 0.4 }

/** Salads, dressed and tossed. */
export const salads: readonly Look[] = [
  salad(
    'caesar salad',
    'romaine 80, crouton 14',
    { on: 'parmesan 4', coat: '#f0e8c8', strength: 0.12 },
    0.25,
  ),
  salad(
    'chicken caesar salad, caesar salad with chicken, grilled chicken caesar salad, chicken caesar',
    'romaine 66, crouton 12',
    { on: 'sliced chicken breast 26, parmesan 4', coat: '#f0e8c8', strength: 0.08 },
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
      'ham cube 16, turkey slice 15, cheese slice 13, egg half 19, tomato wedge 17',
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
  salad(
    'waldorf salad, apple salad',
    'apple cube 50, celery slice 18, walnut piece 10, grape 16',
    { ...mayo, strength: 0.34, on: 'walnut piece 6, apple cube 6, parsley 0.5' },
    0.34,
  ),
  salad(
    'russian salad, olivier salad, olivier',
    'salad potato 32, diced carrot 18, pea 16, ham cube 12, chopped egg 10',
    { ...mayo, strength: 0.38 },
    0.8,
  ),
  salad(
    'potato salad',
    'salad potato 74, chopped egg 8, celery slice 4, spring onion 3',
    { ...mayo, on: 'chive 1', strength: 0.35 },
    0.8,
  ),
  salad(
    'german potato salad',
    'salad potato 80, bacon bit 10',
    { on: 'chive 1.2', coat: '#e3c878', strength: 0.2 },
    0.8,
  ),
  salad(
    'pasta salad, cold pasta salad',
    'fusilli 60, cherry tomato half 13, cucumber 9, olive 6',
    { on: 'feta 6, basil 1' },
    0.6,
  ),
  salad(
    'pesto pasta salad',
    'fusilli 70, cherry tomato half 14',
    { on: 'parmesan shaving 5, basil 1.4', coat: '#6d8a2a', strength: 0.3 },
    0.6,
  ),
  salad(
    'macaroni salad',
    'macaroni 74, diced pepper 7, celery slice 6',
    { ...mayo, on: 'parsley 1' },
    0.75,
  ),
  salad(
    'orzo salad',
    'orzo 66, cherry tomato half 13, cucumber 8',
    { on: 'feta 8, parsley 1' },
    0.7,
  ),
  salad(
    'tuna pasta salad, tuna macaroni salad',
    'fusilli 52, tuna flake 20, corn 11, pea 6, diced red pepper 5',
    { coat: '#f3e2b4', strength: 0.14, on: 'parsley 0.8' },
    0.7,
  ),
  salad(
    'chicken pasta salad',
    'fusilli 56, chicken chunk 22, cherry tomato half 10',
    { ...mayo, strength: 0.25, on: 'parsley 1' },
    0.7,
  ),
  salad(
    'tuna salad',
    'tuna flake 80, celery slice 7, diced red onion 5',
    { ...mayo, on: 'parsley 1' },
    0.85,
  ),
  salad(
    'tuna green salad, tuna garden salad, salad with tuna',
    'mixed salad 50, cherry tomato half 14, cucumber 12',
    { on: 'tuna flake 18, corn 3' },
    0.35,
  ),
  salad(
    'chicken salad, grilled chicken salad, salad with chicken, chicken garden salad, salad with grilled chicken, turkey salad, green salad with chicken',
    'mixed salad 52, cherry tomato half 13, cucumber 12',
    { on: 'sliced chicken breast 30' },
    0.35,
  ),
  salad(
    'chicken mayo salad, chicken salad with mayonnaise, chicken mayonnaise, coronation chicken',
    'boiled chicken chunk 70, celery slice 12, grape 12',
    { coat: '#f2e3b4', strength: 0.3, on: 'walnut 4, parsley 1.4' },
    0.85,
  ),
  salad(
    'crispy chicken salad, fried chicken salad',
    'iceberg 52, cherry tomato half 13, cucumber 12',
    { on: 'chicken tender 30' },
    0.35,
  ),
  salad(
    'shrimp salad, seafood salad, salad with shrimp, shrimp garden salad',
    'mixed salad 54, cherry tomato half 13, cucumber 10',
    { on: 'shrimp 24, lemon wedge 4' },
    0.35,
  ),
  salad(
    'salmon salad, salad with salmon, salmon garden salad',
    'mixed salad 54, cherry tomato half 13, cucumber 12',
    { on: 'salmon 26' },
    0.4,
  ),
  salad(
    'steak salad, beef salad',
    'mixed salad 54, cherry tomato half 13, red onion 5',
    { on: 'steak strip 28' },
    0.4,
  ),
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
      in: 'diced tomato 12, cucumber dice 10, chickpea 6',
      on: 'parsley 1.8, mint 0.6',
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
  salad(
    'corn salad, mexican corn salad, esquites',
    'corn 74, diced red pepper 8',
    { on: 'feta crumble 3.3, coriander 1.6' },
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
  salad('sweetcorn salad', 'corn 80, diced red pepper 10', { on: 'parsley 1.2' }, 0.7),
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
