import { type Look, look } from '../../looks/look.ts'
import { gratinated } from '../archetypes/baked/gratin.ts'
import { bakedPasta } from './baked-pasta.ts'
import { redPasta, tomato } from './red-pasta.ts'
import { sauced, turnedIn } from './served.ts'

const cream = { tint: '#f3e6c4', strength: 0.42 }

/** Pasta in cream, cheese, oil or pesto. */
const pale: readonly Look[] = [
  turnedIn('spaghetti carbonara, carbonara, pasta carbonara', {
    base: 'spaghetti',
    tint: '#f0d48a',
    strength: 0.3,
    in: 'bacon bit 14',
    on: 'parmesan 2, bacon bit 10, egg yolk 5, black pepper 0.5',
  }),
  turnedIn('fettuccine alfredo, fettuccini alfredo, pasta alfredo, alfredo pasta, alfredo', {
    base: 'fettuccine',
    ...cream,
    on: 'parmesan 4, parsley 1.3',
  }),
  turnedIn(
    'chicken alfredo, chicken fettuccine alfredo, fettuccine alfredo with chicken, chicken alfredo pasta, creamy chicken pasta',
    { base: 'fettuccine', ...cream, on: 'sliced chicken breast 24, parmesan 2, parsley 1.3' },
  ),
  turnedIn('creamy pasta, pasta with cream sauce, white sauce pasta', {
    base: 'penne',
    ...cream,
    on: 'parmesan 2, parsley 1',
  }),
  turnedIn('creamy mushroom pasta, mushroom pasta', {
    base: 'fettuccine',
    ...cream,
    in: 'mushroom 16',
    on: 'mushroom 8, parsley 1.4',
  }),
  turnedIn('cacio e pepe, cacio pepe', {
    base: 'spaghetti',
    tint: '#f3e4b8',
    strength: 0.4,
    in: 'parmesan 1.6',
    on: 'cracked pepper 1.2, parmesan 2, black pepper 0.9',
  }),
  turnedIn(
    'aglio e olio, aglio olio, spaghetti aglio e olio, spaghetti aglio olio, pasta with garlic and oil, pasta with olive oil',
    {
      base: 'spaghetti',
      tint: '#e6bd58',
      strength: 0.15,
      on: 'garlic slice 2, chilli 2.5, parsley 2',
    },
  ),
  turnedIn('pesto pasta, pasta with pesto, pasta pesto, spaghetti with pesto, spaghetti pesto', {
    base: 'spaghetti',
    tint: '#61752a',
    strength: 0.85,
    in: 'chopped herb 0.6',
    on: 'parmesan 0.4, basil 3',
  }),
  turnedIn('penne with pesto, penne pesto, fusilli pesto, pesto penne', {
    base: 'penne',
    tint: '#61752a',
    strength: 0.5,
    lumpy: 2,
    in: 'chopped herb 0.6',
    on: 'parmesan 0.4, basil 3',
  }),
  turnedIn('spaghetti vongole, linguine vongole, linguine with clam, spaghetti with clam', {
    base: 'linguine',
    tint: '#e6c878',
    strength: 0.12,
    on: 'clam 24, parsley 2, chilli 1.2',
  }),
  turnedIn('shrimp pasta, pasta with shrimp, shrimp linguine, shrimp scampi pasta, prawn pasta', {
    base: 'linguine',
    tint: '#e9cf86',
    strength: 0.15,
    in: 'cherry tomato half 8',
    on: 'shrimp 24, parsley 1.6',
  }),
  turnedIn('seafood pasta, pasta with seafood, spaghetti with seafood', {
    base: 'spaghetti',
    tint: '#d98a50',
    strength: 0.25,
    on: 'mussel 14, shrimp 12, squid 8, parsley 1.4',
  }),
  turnedIn('chicken pasta, pasta with chicken, chicken penne', {
    base: 'penne',
    tint: '#c4552a',
    strength: 0.3,
    in: 'chicken chunk 22',
    on: 'chicken chunk 12, basil 1.6, parmesan 1.5',
  }),
  turnedIn('pasta with vegetable, vegetable pasta, pasta primavera, primavera', {
    base: 'penne',
    tint: '#ecd9a4',
    strength: 0.15,
    in: 'zucchini 10, bell pepper 9, broccoli 9',
    on: 'cherry tomato half 9, pea 3, basil 1.2',
  }),
  turnedIn('tuna pasta, pasta with tuna', {
    base: 'penne',
    tint: '#e6cf9a',
    strength: 0.15,
    in: 'tuna flake 14',
    on: 'tuna flake 8, corn 4, parsley 1',
  }),
  look(
    'macaroni and cheese, mac and cheese, mac n cheese, macaroni cheese, mac cheese, kraft dinner, cheesy pasta',
    turnedIn('x', {
      base: 'macaroni',
      tint: '#eda938',
      strength: 0.6,
      on: 'black pepper 0.4',
    }).form,
    { density: 0.85, vessel: 'shallow bowl' },
  ),
  look(
    'baked macaroni and cheese, baked mac and cheese',
    gratinated({ of: 'macaroni 100', sauce: '#efae3c', on: 'parsley 0.6' }),
    { density: 0.7, vessel: 'baking dish' },
  ),
  turnedIn('lobster mac and cheese', {
    base: 'macaroni',
    tint: '#efae3c',
    strength: 0.55,
    on: 'lobster 20, chive 0.6',
  }),
  sauced(
    'ravioli with tomato sauce, cheese ravioli with tomato sauce, ravioli in tomato sauce, ravioli with marinara, meat ravioli with sauce, ravioli with sauce',
    {
      base: 'ravioli',
      wide: 0.52,
      sauce: tomato,
      share: 22,
      strength: 0.1,
      on: 'parmesan 2.5, basil 1.8',
    },
  ),
  sauced('ravioli with sage butter, ravioli with butter', {
    base: 'ravioli',
    on: 'golden butter 7, sage 6, parmesan 2',
  }),
  sauced(
    'tortellini with sauce, tortellini with tomato sauce, cheese tortellini with tomato sauce',
    {
      base: 'tortellini',
      wide: 0.52,
      sauce: tomato,
      share: 22,
      strength: 0.12,
      on: 'parmesan 2.5, basil 1.8',
    },
  ),
  sauced('gnocchi with tomato sauce, gnocchi alla sorrentina, gnocchi sorrentina', {
    base: 'gnocchi',
    sauce: tomato,
    share: 24,
    strength: 0.2,
    between: 0.5,
    wide: 0.82,
    on: 'mozzarella pool 9, basil 1.8, parmesan 1',
  }),
  turnedIn('gnocchi with pesto, pesto gnocchi', {
    base: 'gnocchi',
    tint: '#6a7d30',
    strength: 0.4,
    lumpy: 2,
    on: 'parmesan 0.8, basil 2',
  }),
  turnedIn('gnocchi with gorgonzola, creamy gnocchi', {
    base: 'gnocchi',
    ...cream,
    on: 'walnut 5, parsley 1',
  }),
]

/** Dishes of pasta. */
export const pasta: readonly Look[] = [...redPasta, ...pale, ...bakedPasta]
