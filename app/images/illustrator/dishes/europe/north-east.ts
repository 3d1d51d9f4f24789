import { type Look, look } from '../../looks/look.ts'
import { material, mottled } from '../../render/material.ts'
import { gravy } from '../archetypes/gravy.ts'
import { mixed, topped } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { portions } from '../archetypes/portions.ts'
import { stew } from '../archetypes/stew.ts'
import { parcels } from '../archetypes/wrapped/parcels.ts'
import { roll } from '../archetypes/wrapped/roll.ts'
import { plate, thick } from './served.ts'

const leafSkin = (dark: string, light: string) =>
  material(mottled(dark, light, 9, 0.8), {
    gloss: 0.45,
    polish: 0.4,
    glow: 0.4,
    bump: { height: 0.6, size: 6 },
  })
/** Rice and mince in a leaf of cabbage. */
export const cabbageParcel: Look = look(
  'cabbage parcel',
  roll({
    filling: ['mince', 'rice'],
    skin: leafSkin('#b0ae62', '#dcd8a4'),
    wall: ['#b8b46c', '#e2deb0'],
    each: 110,
    length: 96,
    radius: 22,
    cut: false,
    oneCut: true,
  }),
  { density: 0.9 },
)

export const currywurstSlices: Look = look(
  'currywurst in sauce',
  stew({
    liquid: '#8a2a0e',
    clouds: '#a2401a',
    thick: 0.9,
    clear: 1.5,
    in: 'sausage slice 90',
    coat: 0.6,
    on: 'curry powder 1.6',
  }),
  { density: 1 },
)

const german: readonly Look[] = [
  plate(
    'schnitzel with potato, wiener schnitzel, schnitzel with fry, schnitzel and potato salad',
    'schnitzel 58, boiled potato 40',
    'lemon wedge 3, parsley 1.2',
  ),
  look(
    'jagerschnitzel, hunter schnitzel, schnitzel with mushroom sauce',
    topped({
      base: 'schnitzel',
      sauce: ['#7d5226', '#a87a42'],
      share: 22,
      strength: 0,
      lumpy: 0.3,
      wide: 0.52,
      on: 'mushroom slice 16, parsley 0.8',
    }),
    { density: 0.85 },
  ),
  look(
    'braised beef in gravy, sliced beef in gravy, roast beef with gravy',
    topped({
      base: 'braised beef slice',
      sauce: ['#54290f', '#85501f'],
      share: 24,
      strength: 0.06,
      lumpy: 0.3,
      on: 'parsley 1.2',
    }),
    { density: 0.85 },
  ),
  plate(
    'sauerbraten',
    'braised beef in gravy 50, braised red cabbage 24, potato dumpling 32',
    'parsley 0.5',
    0.6,
  ),
  look('currywurst', fields('currywurst in sauce 54, french fry 46'), {
    density: 0.7,
    vessel: 'plate',
  }),
  plate(
    'bratwurst with sauerkraut, sauerkraut with sausage, sausage and sauerkraut, bratwurst and sauerkraut',
    'bratwurst 48, sauerkraut 46',
    '',
    0.7,
  ),
  plate(
    'choucroute, choucroute garnie',
    'sauerkraut 38, kielbasa 24, pork belly 18, boiled potato 20',
    '',
    0.75,
  ),
  look(
    'kasespatzle, cheese spaetzle, spaetzle with cheese',
    mixed({
      base: 'spaetzle',
      tint: '#e9b95a',
      strength: 0.25,
      wet: true,
      lumpy: 1,
      on: 'crispy onion 12, chive 1.2',
    }),
    { density: 0.8 },
  ),
  plate(
    'pork knuckle, schweinshaxe, eisbein',
    'lamb shank 56, sauerkraut 24, mashed potato 20',
    '',
    0.85,
  ),
]

const nordic: readonly Look[] = [
  plate(
    'swedish meatball with mashed potato, meatball with mash and lingonberry',
    'small meatball 42, mashed potato 40, lingonberry 9, pickle slice 6',
    'pan cream sauce 8, parsley 0.5',
  ),
  look(
    'gravlax with bread, smorrebrod, open sandwich, smoked salmon on rye, danish open sandwich',
    portions({
      each: 95,
      radius: 54,
      base: 'rye bread 40',
      on: 'smoked salmon 40',
      reach: 0.8,
      top: 'cucumber 5, pickled onion 1.5, dill 0.8',
    }),
    { density: 0.6 },
  ),
  thick('karjalanpaisti, karelian stew', {
    liquid: '#7d5130',
    clouds: '#94663f',
    oil: '#b5803a',
    clear: 4,
    in: 'beef chunk 60, stewed carrot 22',
    on: 'bay leaf 1, parsley 0.8',
  }),
]

const eastern: readonly Look[] = [
  look(
    'pierogi, pierogy, vareniki',
    parcels({
      shape: 'half moon',
      dough: ['#e3cd98', '#f3e6c2'],
      each: 32,
      size: 66,
      boiled: { gloss: 0.55, glow: 0.35 },
      seared: true,
    }),
    { density: 0.8 },
  ),
  thick('beef stroganoff, stroganoff', {
    liquid: '#bd9a68',
    clouds: '#d6b98a',
    clear: 1,
    thick: 0.7,
    swirl: '#f8efdc',
    in: 'beef strip 44, mushroom 16',
    coat: 0.22,
    on: 'sour cream dollop 7, parsley 1, cracked pepper 0.4',
  }),
  look(
    'beef stroganoff with noodle',
    topped({
      base: 'fettuccine',
      sauce: ['#b48c5a', '#d2b182'],
      share: 26,
      wide: 0.86,
      strength: 0.16,
      lumpy: 0.4,
      in: 'beef strip 20, mushroom slice 12',
      on: 'mushroom slice 4, sour cream dollop 6, parsley 1.2',
    }),
    { density: 0.8 },
  ),
  thick('porkolt, goulash stew', {
    liquid: '#8a2c10',
    clouds: '#a5421c',
    oil: '#a8380c',
    in: 'beef chunk 56, bell pepper 9, stewed potato 14',
    on: 'parsley 1',
  }),
  thick('chicken paprikash, paprikash', {
    liquid: '#b8501f',
    clouds: '#cd7238',
    oil: '#b5400c',
    swirl: '#f3e4c8',
    in: 'curry chicken piece 58, red pepper piece 9',
    coat: 0.2,
    on: 'parsley 1.6',
  }),
  thick('bigos, hunter stew', {
    liquid: '#7a4a22',
    clouds: '#94642f',
    in: 'sauerkraut 42, sausage slice 22, pork chunk 20',
    coat: 0.35,
  }),
  look(
    'stuffed cabbage, cabbage roll, golabki, sarma, stuffed cabbage roll',
    gravy({
      liquid: '#a5361a',
      clouds: '#bf5430',
      in: 'cabbage parcel 118',
      coat: 0.16,
      on: 'dill 0.6',
    }),
    { role: 'wet', density: 1, vessel: 'shallow bowl' },
  ),
  look(
    'blini with caviar, blini with salmon, blini with smoked salmon',
    portions({
      each: 30,
      radius: 30,
      base: 'blini 14',
      on: 'sour cream 15, caviar 3.4',
      top: 'dill 0.3',
      reach: 0.62,
    }),
    { density: 0.8 },
  ),
  look(
    'syrniki, cottage cheese pancake',
    portions({
      each: 70,
      radius: 38,
      base: 'pancake 60',
      on: 'sour cream 12',
      top: 'raspberry 8',
    }),
    { density: 0.8 },
  ),
  plate(
    'chicken kiev, chicken kyiv, chicken kiev with potato',
    'kiev cutlet 60, mashed potato 30, pea 12',
  ),
]

/** Dishes of Germany, the North and the East of Europe. */
export const northAndEast: readonly Look[] = [...german, ...nordic, ...eastern]
