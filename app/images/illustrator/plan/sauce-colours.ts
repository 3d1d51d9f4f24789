export type Colours = readonly [dark: string, light: string]

/** Colours of sauces and broths, by what the name of the dish says of them, then by what they are made of. */
const colours: readonly [said: RegExp, kind: string, Colours][] = [
  [/barbecue/, '', ['#5e2410', '#7e3818']],
  [/sweet and sour/, '', ['#b8401c', '#d4682c']],
  [/mushroom sauce|mushroom soup/, '', ['#b39c74', '#cdb990']],
  [/gravy/, 'brown', ['#5a3418', '#7a4c28']],
  [/tomato|chili|creole|marinara/, 'tomato', ['#a03a1c', '#bd5230']],
  [/cheese sauce|au gratin/, 'cheese', ['#dca43a', '#edc468']],
  [
    /cream|white sauce|newburg|tetrazzini|alfredo|stroganoff|chowder/,
    'cream',
    ['#dccba2', '#efe3c4'],
  ],
  [/soy|teriyaki|chow mein|chop suey|oriental/, 'soy', ['#4c2a12', '#6e4220']],
  [/curry/, 'curry', ['#b0741c', '#c98e38']],
  [/broth/, 'broth', ['#bd9a54', '#d2b06c']],
]

/** The colours of a dish's sauce or broth, by its name and by what its recipe makes it of. */
export function sauceColours(name: string, kind = 'broth'): Colours {
  const found =
    colours.find(([said]) => said.test(name)) ?? colours.find(([, made]) => made === kind)
  return found?.[2] ?? ['#bd9a54', '#d2b06c']
}
