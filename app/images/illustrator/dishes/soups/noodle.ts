import type { Look } from '../../looks/look.ts'
import { noodleBowl } from './served.ts'

const dark = { liquid: '#74441a', clouds: '#875526', clear: 9, oil: '#d09a44', thick: 0.1 }
const milky = { liquid: '#d8bd8c', clouds: '#e4cda2', clear: 3, oil: '#b07a34', thick: 0.2 }
const golden = { liquid: '#b98a44', clouds: '#c99c56', clear: 14, oil: '#dcb466', thick: 0.1 }
const coconut = { liquid: '#cf7f30', clouds: '#dd9a4c', clear: 2, oil: '#b8401a', thick: 0.3 }

/** Noodles in a broth, with what lies on them. */
export const noodleSoups: readonly Look[] = [
  noodleBowl('ramen, ramen soup, shoyu ramen, ramen bowl, pork ramen', {
    ...dark,
    noodles: 'ramen noodle',
    sectors: 'chashu 20, jammy egg 16, bamboo strip 8, naruto 4, scallion sprinkle 3, nori sheet 2',
  }),
  noodleBowl('tonkotsu ramen', {
    ...milky,
    noodles: 'ramen noodle',
    sectors: 'chashu 26, jammy egg 16, wood ear 5, scallion sprinkle 3, nori sheet 2',
    on: 'sesame sprinkle 1',
  }),
  noodleBowl('miso ramen', {
    ...milky,
    liquid: '#b5712e',
    clouds: '#c58744',
    oil: '#c04a18',
    noodles: 'ramen noodle',
    sectors: 'chashu 18, corn kernel 10, jammy egg 14, bean sprout 12, scallion sprinkle 3',
  }),
  noodleBowl('chicken ramen', {
    ...golden,
    noodles: 'ramen noodle',
    sectors: 'chicken slice 20, jammy egg 16, bok choy 10, scallion sprinkle 3, nori sheet 2',
  }),
  noodleBowl('vegetable ramen, vegetarian ramen, tofu ramen', {
    ...dark,
    noodles: 'ramen noodle',
    sectors: 'fried tofu cube 14, bok choy 12, mushroom slice 8, corn kernel 7, grated carrot 6',
    on: 'scallion sprinkle 2',
  }),
  noodleBowl('instant noodle, instant ramen, cup noodle, pot noodle, maggi, maggi noodle', {
    ...golden,
    liquid: '#c98a34',
    noodles: 'ramen noodle',
    on: 'diced carrot 3, pea 2, scallion sprinkle 2',
  }),
  noodleBowl('udon soup, udon, kake udon, kitsune udon', {
    ...dark,
    liquid: '#9a6a30',
    clouds: '#ab7c40',
    clear: 16,
    noodles: 'udon noodle',
    sectors: 'aburaage 20, naruto 6, scallion sprinkle 4',
  }),
  noodleBowl('tempura udon, tempura soba', {
    ...dark,
    clear: 14,
    noodles: 'udon noodle',
    sectors: 'battered shrimp piece 34, scallion sprinkle 4',
  }),
  noodleBowl('curry udon', {
    ...coconut,
    liquid: '#a8702a',
    clouds: '#b9843c',
    thick: 0.5,
    noodles: 'udon noodle',
    sectors: 'boiled beef slice 14, cooked onion 6, carrot coin 6, scallion sprinkle 3',
  }),
  noodleBowl('soba soup, soba noodle soup, toshikoshi soba', {
    ...dark,
    clear: 15,
    noodles: 'soba noodle',
    sectors: 'naruto 6, wakame 10, scallion sprinkle 4',
  }),
  noodleBowl('pho, beef pho, pho bo, vietnamese noodle soup', {
    ...golden,
    liquid: '#a87634',
    clouds: '#b98a48',
    clear: 20,
    noodles: 'rice noodle',
    sectors: 'rare beef slice 22, bean sprout 12, basil sprinkle 5, lime wedge 5',
    on: 'scallion sprinkle 2, chili slice 1.5',
  }),
  noodleBowl('chicken pho, pho ga', {
    ...golden,
    clear: 22,
    noodles: 'rice noodle',
    sectors: 'chicken slice 24, bean sprout 12, basil sprinkle 5, lime wedge 5',
    on: 'scallion sprinkle 3',
  }),
  noodleBowl('beef noodle soup, taiwanese beef noodle soup, bun bo hue', {
    ...dark,
    liquid: '#6e2f12',
    clouds: '#82421c',
    oil: '#c04a18',
    noodles: 'egg noodle',
    sectors: 'boiled beef slice 24, bok choy 12, scallion sprinkle 3',
    on: 'herb sprinkle 1',
  }),
  noodleBowl('noodle soup, asian noodle soup, chinese noodle soup', {
    ...golden,
    noodles: 'egg noodle',
    sectors: 'bok choy 12, chicken slice 12, mushroom slice 8, grated carrot 6',
    on: 'scallion sprinkle 2',
  }),
  noodleBowl('laksa, curry laksa, laksa soup, khao soi', {
    ...coconut,
    noodles: 'rice vermicelli',
    sectors: 'shrimp 20, fried tofu cube 16, egg half 14, bean sprout 10, mint leaf 4',
    on: 'chili slice 1.5, herb sprinkle 0.6',
  }),
  noodleBowl('mohinga, fish noodle soup', {
    ...coconut,
    liquid: '#b08a44',
    clouds: '#c09c58',
    oil: '#d8b25c',
    noodles: 'rice vermicelli',
    sectors: 'egg half 18, fish chunk 16, fried shallot 5, lime wedge 4',
    on: 'herb sprinkle 1.4',
  }),
  noodleBowl('wonton noodle soup, wonton noodle', {
    ...golden,
    clear: 20,
    noodles: 'egg noodle',
    sectors: 'wonton piece 32, bok choy 14, red pork slice 12',
    on: 'scallion sprinkle 1.5',
  }),
  noodleBowl('jjamppong, spicy seafood noodle soup, champon', {
    ...dark,
    liquid: '#8e2410',
    clouds: '#a4381c',
    oil: '#d0602a',
    noodles: 'udon noodle',
    sectors: 'shrimp 18, squid ring 8, mussel 14, cabbage strip 6, green pepper strip 4',
  }),
  noodleBowl('naengmyeon, cold noodle, mul naengmyeon', {
    ...golden,
    liquid: '#c9b07a',
    clouds: '#d6c192',
    noodles: 'soba noodle',
    sectors: 'egg half 14, cucumber stick 10, boiled beef slice 10, daikon chunk 6',
    on: 'sesame sprinkle 1',
  }),
  noodleBowl('soto ayam, bakso, meatball noodle soup', {
    ...golden,
    liquid: '#d0a030',
    clouds: '#dcb44c',
    noodles: 'rice vermicelli',
    sectors: 'fish ball 20, egg half 12, bean sprout 10, fried shallot 4, lime wedge 4',
    on: 'scallion sprinkle 1.5',
  }),
]
