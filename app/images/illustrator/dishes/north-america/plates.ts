import { type Look, look } from '../../looks/look.ts'
import { flat } from '../archetypes/baked/flat.ts'
import { gravy as thickBowl } from '../archetypes/gravy.ts'
import { mixed, topped, tossed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { stew } from '../archetypes/stew.ts'
import { stews } from './stews.ts'

const gravy = ['#84532a', '#b27c44'] as const

/** Hot dishes of North America. */
export const northAmericanPlates: readonly Look[] = [
  look(
    'chili con carne, chili, beef chili, chili with bean, chili beef, chili with meat, texas chili',
    stew({
      liquid: '#7c2410',
      clouds: '#9a3a1c',
      oil: '#a83a0c',
      clear: 1.4,
      thick: 0.8,
      in: 'ground beef 26, keema crumble 34, kidney bean 13, diced tomato 7',
      on: 'ground beef 7, shredded cheese 1.6, sour cream dollop 4, scallion sprinkle 0.8',
    }),
    { role: 'wet', thick: true, density: 1 },
  ),
  look(
    'vegetarian chili, bean chili, three bean chili, vegan chili, veggie chili',
    stew({
      liquid: '#92301a',
      clouds: '#b04a26',
      clear: 1.6,
      thick: 0.75,
      in: 'kidney bean 30, black bean 22, corn 12, bell pepper 12',
      on: 'corn 2, coriander 1',
    }),
    { role: 'wet', thick: true, density: 1 },
  ),
  look(
    'white chicken chili, turkey chili, chicken chili',
    stew({
      liquid: '#d9c08c',
      clouds: '#e8d6ac',
      clear: 2,
      thick: 0.6,
      oil: '#b9762a',
      in: 'white bean 26, boiled chicken chunk 34, corn kernel 2, red pepper piece 3, green pepper piece 3',
      on: 'sour cream dollop 7, jalapeno 3, coriander 1, lime wedge 5',
    }),
    { role: 'wet', thick: true, density: 1 },
  ),
  look(
    'jambalaya',
    mixed({
      base: 'tomato rice',
      tint: '#b5562a',
      strength: 0.2,
      in: 'sausage slice 16, diced pepper 8, chicken chunk 10',
      on: 'shrimp 12, spring onion 1.5',
    }),
    { density: 0.8 },
  ),
  look(
    'chicken and rice, chicken with rice, rice with chicken, chicken rice casserole',
    mixed({
      base: 'white rice',
      tint: '#ecd9a6',
      strength: 0.15,
      in: 'chicken chunk 34, diced carrot 4, pea 4',
      on: 'chicken chunk 12, parsley 1.4',
    }),
    { density: 0.8 },
  ),
  look(
    'poutine',
    topped({
      base: 'french fry',
      sauce: gravy,
      share: 30,
      strength: 0.1,
      between: 0.4,
      lumpy: 0.4,
      on: 'cheese curd 15, gravy of fries 12, cheese curd 5',
    }),
    { density: 0.6, vessel: 'shallow bowl' },
  ),
  look(
    'cheese fry, chili cheese fry, loaded fry, fry with cheese',
    topped({
      base: 'french fry',
      sauce: ['#e2962a', '#f2b548'],
      share: 18,
      strength: 0,
      between: 0.4,
      lumpy: 0.5,
      on: 'bacon bit 6, spring onion 1.2',
    }),
    { density: 0.5 },
  ),
  look(
    'meatloaf with mashed potato, meatloaf and mash',
    fields('meatloaf 45, mashed potato 35, green bean 20'),
    { density: 0.8 },
  ),
  look(
    'salisbury steak, hamburger steak with gravy',
    fields('patty in gravy 58, mashed potato 42', 'parsley 0.8'),
    { density: 0.85 },
  ),
  look(
    'swedish meatball, meatball in gravy, meatball with gravy, meatball in cream sauce, meatball with cream sauce',
    topped({
      base: 'meatball',
      sauce: ['#a8804f', '#c8a473'],
      share: 26,
      strength: 0.2,
      lumpy: 0.3,
      on: 'parsley 1',
    }),
    { density: 0.85 },
  ),
  ...stews,
  look(
    'creamy chicken, chicken in cream sauce, chicken with mushroom sauce, chicken mushroom, chicken marsala, chicken with cream sauce',
    topped({
      base: 'sliced chicken breast',
      sauce: ['#c79c62', '#e4c996'],
      share: 36,
      strength: 0.02,
      lumpy: 0.5,
      wide: 0.36,
      pool: true,
      in: 'mushroom slice 22',
      on: 'parsley 1.4',
    }),
    { density: 0.9 },
  ),
  look(
    'chicken pot pie, pot pie, chicken pie, turkey pot pie, beef pot pie, chicken and mushroom pie, meat pie, steak pie, steak and kidney pie',
    flat({
      whole: 300,
      radius: 66,
      height: 36,
      rim: 42,
      slices: 1,
      crust: '#c98a3c',
      sauce: '#d9a452',
      cheese: '#d9a452',
      lid: true,
    }),
    { density: 0.7 },
  ),
  look(
    'chicken noodle casserole, chicken and noodle casserole, chicken pasta bake',
    mixed({
      base: 'fusilli',
      tint: '#efdcaa',
      strength: 0.45,
      wet: true,
      in: 'boiled chicken chunk 24, pea 6, diced carrot 4',
      on: 'boiled chicken chunk 10, breadcrumb 0.3, parsley 0.6',
    }),
    { density: 0.85, vessel: 'shallow bowl' },
  ),
  look(
    'tuna casserole, tuna noodle casserole, tuna pasta bake',
    mixed({
      base: 'fusilli',
      tint: '#efe0b4',
      strength: 0.5,
      wet: true,
      in: 'tuna flake 18, pea 7',
      on: 'tuna flake 8, pea 3, breadcrumb 0.7, parsley 0.4',
    }),
    { density: 0.85, vessel: 'shallow bowl' },
  ),
  look(
    'hamburger helper, american chop suey, beefaroni, beef and macaroni, chili mac, goulash with pasta',
    mixed({
      base: 'macaroni',
      tint: '#b5552a',
      strength: 0.45,
      in: 'ground beef 24',
      on: 'shredded cheese 3',
    }),
    { density: 0.9 },
  ),
  look(
    'corned beef hash, hash, beef hash, roast beef hash',
    tossed('home fry 56, corned beef shred 40, diced onion 5', {
      on: 'poached egg 14, parsley 1',
    }),
    { density: 0.5 },
  ),
  look(
    'bubble and squeak',
    mixed({
      base: 'mashed potato',
      tint: '#c08a3c',
      strength: 0.4,
      in: 'cabbage strip 26, diced onion 3',
      on: 'fried egg 12, parsley 1',
    }),
    { density: 0.8, vessel: 'plate' },
  ),
  look(
    'frozen dinner, tv dinner, microwave dinner',
    fields('meatloaf 42, mashed potato 30, green bean 14, corn 12', 'gravy 6'),
    { density: 0.8 },
  ),
  look(
    'sausage and pepper',
    tossed('sausage 46, red pepper strip 24, green pepper strip 20, cooked onion 8', {
      coat: '#8a4216',
      strength: 0.2,
      on: 'parsley 0.8',
    }),
    { density: 0.44 },
  ),
  look(
    'fried chicken with coleslaw, fried chicken and coleslaw',
    fields('fried chicken 60, coleslaw 40'),
    { density: 0.6 },
  ),
  look(
    'thanksgiving plate, turkey dinner, thanksgiving turkey',
    fields('turkey breast 30, mashed potato 22, stuffing 18, green bean 16, cranberry sauce 7'),
    { density: 0.75 },
  ),
  look(
    'clam bake, seafood boil, crawfish boil, shrimp boil',
    mixed({
      base: 'new potato',
      in: 'corn cob piece 26, sausage slice 20',
      on: 'shrimp 26, corn cob piece 22, sausage slice 8, lemon wedge 7, parsley 1',
    }),
    { density: 0.7, vessel: 'platter' },
  ),
  look(
    'shrimp and grit',
    thickBowl({
      liquid: '#e4cf96',
      clouds: '#f1e4bd',
      clear: 0.8,
      thick: 1,
      on: 'pan juice 8, shrimp 24, bacon bit 4, spring onion 1.6, cracked pepper 0.4',
    }),
    { role: 'wet', density: 0.95, vessel: 'shallow bowl' },
  ),
]
