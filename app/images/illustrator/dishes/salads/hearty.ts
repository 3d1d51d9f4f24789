import type { Look } from '../../looks/look.ts'
import { mayo, salad } from './dressed.ts'

/** Salads of potatoes, pasta, beans, fish and meat. */
export const heartySalads: readonly Look[] = [
  salad(
    'waldorf salad, apple salad',
    'apple cube 50, celery slice 18, walnut piece 10, grape 16',
    { ...mayo, strength: 0.2, on: 'walnut piece 6, apple cube 6, parsley 0.5' },
    0.34,
  ),
  salad(
    'panzanella, panzanella salad, bread salad, tuscan bread salad',
    'bread cube 34, tomato wedge 40, cucumber slice 12, red onion 6',
    { on: 'basil 2.4, tomato wedge 8' },
    0.42,
  ),
  salad(
    'russian salad, olivier salad, olivier',
    'salad potato 32, diced carrot 20, pea 11, ham cube 12',
    { ...mayo, strength: 0.2, on: 'chopped egg 10, parsley 0.5' },
    0.8,
  ),
  salad(
    'potato salad',
    'salad potato 74, celery slice 5, diced red onion 5, cornichon slice 3',
    { ...mayo, on: 'chopped egg 7, parsley 2.4, chive 1.2', strength: 0.24 },
    0.8,
  ),
  salad(
    'german potato salad',
    'potato round 80, diced red onion 5, bacon bit 9',
    { on: 'parsley 2.4, bacon bit 5', coat: '#e3c878', strength: 0.2, bound: true },
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
    'fusilli 52, bound tuna 20, corn 11, pea 6, diced red pepper 5',
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
    'bound tuna 76, celery slice 9, diced red onion 8, corn 4',
    { ...mayo, strength: 0.12, on: 'parsley 2, cracked pepper 0.3' },
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
    'chicken mayo salad, chicken salad with mayonnaise, chicken mayonnaise',
    'bound chicken 70, celery slice 10, grape 10',
    { ...mayo, strength: 0.26, on: 'walnut 4, celery slice 2, parsley 2' },
    0.85,
  ),
  salad(
    'coronation chicken',
    'bound chicken 74, celery slice 6, raisin 8',
    { ...mayo, coat: '#e0b658', strength: 0.36, on: 'raisin 3, almond sliver 5, coriander 2' },
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
]
