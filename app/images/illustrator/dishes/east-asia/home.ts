import { type Look, look } from '../../looks/look.ts'
import { material } from '../../render/material.ts'
import { onSauce } from '../archetypes/baked/on-sauce.ts'
import { gravy } from '../archetypes/gravy.ts'
import { topped } from '../archetypes/mixed.ts'
import { parcels } from '../archetypes/wrapped/parcels.ts'
import { roll } from '../archetypes/wrapped/roll.ts'
import { bowlOf, noodleBowl } from '../soups/served.ts'

/** Sheets of steamed rice flour: white, wet, and a little clear. */
const riceSheet = material('#f3ebda', { gloss: 0.7, polish: 0.6, glow: 0.6, grain: 0.2 })

/** Noodles, stews and parcels of China and Japan. */
export const homeAsia: readonly Look[] = [
  bowlOf('oden, oden stew, japanese oden', {
    liquid: '#a8742c',
    clouds: '#b88440',
    clear: 16,
    thick: 0,
    coat: 0.34,
    sectors: 'simmered daikon 24, fried tofu 26, boiled egg half 12, fish ball 24',
    on: 'scallion sprinkle 0.6',
  }),
  noodleBowl('lamian, hand pulled noodles, lanzhou lamian', {
    liquid: '#9a6a30',
    clouds: '#ab7c40',
    clear: 11,
    oil: '#b5380c',
    noodles: 'egg noodle',
    sectors: 'boiled beef slice 26, radish slice 8',
    on: 'coriander 2, scallion sprinkle 2',
  }),
  look(
    'biang biang noodle, biangbiang noodle',
    topped({
      base: 'pappardelle',
      sauce: ['#8f1c0a', '#b5401a'],
      share: 13,
      strength: 0.16,
      lumpy: 1.4,
      in: 'bok choy 10',
      on: 'dan dan mince 8, scallion sprinkle 3, chili powder 0.4',
    }),
    { density: 0.6 },
  ),
  look(
    'rice noodle roll, cheung fun, chee cheong fun',
    onSauce(
      roll({
        filling: ['shrimp', 'coriander'],
        skin: riceSheet,
        each: 70,
        length: 128,
        radius: 16,
        cut: false,
        oneCut: true,
      }),
      '#3a1c0a',
      'scallion sprinkle 1.6, sesame sprinkle 0.6',
    ),
    { density: 0.8 },
  ),
  look(
    'red braised pork belly, hong shao rou, red braised pork',
    gravy({
      liquid: '#43160a',
      clouds: '#5e2410',
      oil: '#8a3a10',
      clear: 2.4,
      thick: 0.6,
      in: 'pork chunk 96',
      coat: 0.55,
      on: 'scallion sprinkle 2.4',
    }),
    { role: 'wet', density: 1, vessel: 'side bowl' },
  ),
  bowlOf('nikujaga', {
    liquid: '#8a5a24',
    clouds: '#9c6c34',
    clear: 8,
    thick: 0.1,
    in: 'potato cube 34, stewed carrot 16, cooked onion 8',
    on: 'boiled beef slice 22, snow pea 6',
  }),
  look(
    'zongzi, sticky rice dumpling',
    parcels({
      shape: 'samosa',
      dough: ['#474e22', '#6c6e3a'],
      each: 180,
      size: 96,
      boiled: { gloss: 0.35, glow: 0.3 },
    }),
    { density: 0.8 },
  ),
  bowlOf('cendol, chendol', {
    liquid: '#e6dcc6',
    clouds: '#f2ead8',
    swirl: '#5a2a0c',
    clear: 2,
    thick: 0.2,
    in: 'green jelly cube 50',
    coat: 0.1,
    on: 'kidney bean 5',
  }),
]
