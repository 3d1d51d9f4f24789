import { goldenDough } from '../../looks/golden-dough.ts'
import { type Look, look } from '../../looks/look.ts'
import { filo } from '../archetypes/baked/filo.ts'
import { moulded } from '../archetypes/baked/moulded.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { brokenBalls, crumbInside } from '../archetypes/fried/broken-balls.ts'
import { rings } from '../archetypes/fried/rings.ts'
import { gravy } from '../archetypes/gravy.ts'
import { quesadilla } from '../archetypes/handheld/quesadilla.ts'
import { mixed } from '../archetypes/mixed.ts'
import { withSides } from '../archetypes/with-sides.ts'

const bowl = { role: 'wet', density: 1, vessel: 'side bowl' } as const

/** Breads, pastries, sweets and small dishes from Morocco to Iran. */
export const pastries: readonly Look[] = [
  look(
    'gözleme',
    withSides(
      quesadilla(['white cheese', 'browned cheese'], 66),
      'tomato wedge 30, lemon wedge 12',
    ),
    { density: 0.55 },
  ),
  look(
    'simit, turkish bagel, koulouri',
    rings({
      each: 100,
      radius: 52,
      thick: 10,
      skin: goldenDough('#9a5420', '#cf9040', 0.6),
      twisted: true,
      seeds: 900,
    }),
    { density: 0.35 },
  ),
  look(
    'çılbır, turkish egg',
    gravy({
      liquid: '#f0e8d6',
      clouds: '#faf3e2',
      swirl: '#b5380c',
      oil: '#c4500f',
      thick: 0.9,
      clear: 0.5,
      on: 'poached egg 56, paprika 0.5, dill 0.8',
    }),
    bowl,
  ),
  look(
    'kunafa, künefe, knafeh',
    withSides(
      slab({
        each: 130,
        width: 84,
        depth: 66,
        layers: [
          ['#d98a24', 6],
          ['#f8edd0', 11],
          ['#e08c1e', 7],
        ],
        top: ['#d8741a', '#f0a436'],
        gloss: 0.6,
        melted: 5,
      }),
      '',
      'pistachio bit 9',
    ),
    { density: 0.9 },
  ),
  look(
    'fatteh, fattet hummus',
    gravy({
      liquid: '#efe7d4',
      clouds: '#faf5e8',
      thick: 0.9,
      clear: 0.6,
      in: 'chickpea 4',
      coat: 0.05,
      on: 'tortilla strip 5, chickpea 9, almond sliver 1.6, parsley 2',
    }),
    { ...bowl, vessel: 'shallow bowl' },
  ),
  look(
    'bastilla, pastilla pie, bstilla, chicken pastilla',
    filo({
      each: 200,
      width: 104,
      depth: 76,
      high: 22,
      sheets: [3, 5],
      top: 'sugar',
      filling: [
        ['#c89a5c', '#ecd2a0'],
        ['#b5803e', '#dcb070'],
        ['#e2c088', '#f4e2b8'],
        ['#8a5a2a', '#b5803e'],
      ],
    }),
    { density: 0.7 },
  ),
  look(
    'zaalouk',
    withSides(
      mixed({
        base: 'eggplant mash',
        tint: '#b0401a',
        strength: 0.42,
        in: 'diced tomato 10',
        on: 'parsley 1.6, olive 4, paprika 0.3',
      }),
      'pita quarter 40, lemon wedge 12',
    ),
    { density: 0.9 },
  ),
  look(
    'mirza ghasemi',
    withSides(
      mixed({
        base: 'eggplant mash',
        tint: '#c0622a',
        strength: 0.42,
        in: 'mashed eggplant 14, diced tomato 10',
        on: 'garlic bit 0.6',
      }),
      'pita quarter 40',
      'fried egg 32, parsley 1.6',
    ),
    { density: 0.9 },
  ),
  look(
    'umm ali, om ali',
    gravy({
      liquid: '#ecdcb4',
      clouds: '#f6ecd0',
      thick: 0.8,
      clear: 0.8,
      in: 'bread stuffing 44',
      coat: 0.12,
      on: 'almond sliver 3, pistachio sliver 3, raisin 4, coconut shred 1',
    }),
    { ...bowl, vessel: 'small bowl' },
  ),
  look(
    'maamoul, mamoul, date maamoul',
    moulded({
      each: 35,
      radius: 26,
      height: 19,
      lobes: 12,
      crust: ['#ecd2a0', '#c8924c'],
      filling: '#5a2f18',
      sugar: true,
    }),
    { density: 0.8 },
  ),
  look(
    'luqaimat, lokma, loukoumades, lgeimat, awameh',
    withSides(
      brokenBalls({
        each: 10,
        radius: 14,
        skin: goldenDough('#a85c18', '#e0a040', 0.7),
        inside: crumbInside(['#e8cc94', '#f8ecc8']),
        broken: 0,
        rough: 0.5,
      }),
      '',
      'honey 16, sesame sprinkle 1.6',
    ),
    { density: 0.5 },
  ),
]
