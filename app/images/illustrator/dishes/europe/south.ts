import type { Form } from '../../forms/form.ts'
import { type Look, look } from '../../looks/look.ts'
import { material, mottled } from '../../render/material.ts'
import { disc } from '../../scene/regions.ts'
import { filo } from '../archetypes/baked/filo.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { type Mixed, mixed, topped } from '../archetypes/mixed.ts'
import { portions } from '../archetypes/portions.ts'
import { stuffed } from '../archetypes/stuffed.ts'
import { folded } from '../archetypes/wrapped/folded.ts'
import { roll } from '../archetypes/wrapped/roll.ts'
import { plate } from './served.ts'

const saffron = { base: 'yellow rice', tint: '#e0a02c', strength: 0.2 }
const vine = material(mottled('#39421a', '#737536', 7, 0.9), {
  gloss: 0.35,
  polish: 0.3,
  glow: 0.2,
  bump: { height: 0.6, size: 4 },
})

/** Rice all over the pan in which it was cooked. */
const inPan = (spec: Mixed): Form => {
  const form = mixed(spec)
  return {
    ...form,
    lay: (place) =>
      form.lay({ ...place, region: disc(0, 0, 103), volume: Math.max(place.volume, 640) }),
  }
}

const spanish: readonly Look[] = [
  look(
    'paella, seafood paella, paella de marisco',
    inPan({
      ...saffron,
      in: 'diced red pepper 5, pea 6, squid ring 5',
      on: 'shrimp 22, mussel 20, squid ring 5, lemon wedge 8, parsley 1',
    }),
    { density: 0.85, vessel: 'pan' },
  ),
  look(
    'chicken paella, paella valenciana',
    inPan({
      ...saffron,
      in: 'green bean piece 8, diced red pepper 6',
      on: 'curry chicken piece 30, green bean piece 4, lemon wedge 7',
    }),
    { density: 0.85, vessel: 'pan' },
  ),
  look(
    'patatas bravas, brava, papas bravas',
    topped({
      base: 'home fry',
      sauce: ['#8a2c14', '#b5522c'],
      share: 13,
      strength: 0.06,
      lumpy: 0.5,
      wide: 0.5,
      on: 'aioli thread 3, parsley 0.8',
    }),
    { density: 0.7 },
  ),
  look(
    'gambas al ajillo, garlic shrimp, garlic prawn, gambas',
    mixed({
      base: 'shrimp',
      tint: '#d9802c',
      strength: 0.1,
      on: 'garlic slice 3, chilli 2, parsley 1.4',
    }),
    { density: 0.7, vessel: 'pan' },
  ),
  plate(
    'tapas, tapas plate',
    'manchego 18, chorizo slice 18, prosciutto 16, olive 14, fried calamari 18, crostini 12',
  ),
  look(
    'arroz negro, black paella',
    inPan({
      base: 'white rice',
      tint: '#1c1a1c',
      strength: 0.86,
      in: 'squid ring 8',
      on: 'shrimp 20, squid ring 6, lemon wedge 7, parsley 1',
    }),
    { density: 0.85, vessel: 'pan' },
  ),
]

const greek: readonly Look[] = [
  look(
    'moussaka',
    slab({
      each: 300,
      width: 92,
      depth: 76,
      layers: [
        ['#5a3a48', 4],
        ['#c3a066', 6],
        ['#94482a', 13],
        ['#5a3a48', 3],
        ['#c3a066', 6],
        ['#f4e4b4', 15],
      ],
      top: ['#efcd80', '#c98a38'],
      browned: 0.8,
      wavy: 3,
      soft: true,
      pieces: [['#8a5030', 3.3, 46, 11, 22]],
    }),
    { density: 0.95 },
  ),
  plate(
    'souvlaki plate, souvlaki with rice, chicken souvlaki plate',
    'chicken skewer 40, french fry 22, tomato wedge 14, red onion 6, tzatziki 10, pita 14',
  ),
  plate(
    'gyro plate, gyros plate, gyros with fry',
    'gyro meat 38, french fry 24, tomato wedge 13, red onion 6, tzatziki 11, pita 14',
  ),
  look(
    'gyro, gyro sandwich, lamb gyro, souvlaki pita, gyro wrap, pita gyro',
    folded({
      filling: ['lettuce', 'spit', 'tomato', 'potato', 'red onion', 'cream', 'cream'],
      each: 280,
      size: 92,
      fold: 20,
      open: 0.3,
      lean: 0.4,
      shell: material(mottled('#d3a562', '#f0d8a4', 12), {
        gloss: 0.15,
        glow: 0.25,
        bump: { height: 0.5, size: 5 },
      }),
    }),
    { density: 0.55 },
  ),
  look(
    'spanakopita, spinach pie, spinach and feta pie',
    filo({
      each: 150,
      width: 88,
      depth: 68,
      high: 20,
      filling: [
        ['#2f4a1c', '#557a34'],
        ['#3b5a24', '#66893f'],
        ['#ece2c8', '#fcf7ea'],
      ],
    }),
    { density: 0.7 },
  ),
  look(
    'pan con tomate, pa amb tomaquet, tomato bread, pan tumaca',
    portions({
      each: 50,
      radius: 44,
      base: 'grilled baguette 34',
      sauce: ['#b5361c', '#dc6a44'],
      millilitres: 14,
      lumpy: 1.6,
      top: 'parsley 0.3',
    }),
    { density: 0.5 },
  ),
  look(
    'cheese pie, tiropita, cheese boureki',
    filo({
      each: 150,
      width: 88,
      depth: 68,
      high: 18,
      filling: [
        ['#e9dcb8', '#fbf4e0'],
        ['#f0e6cc', '#fdf9ee'],
        ['#e6cf8e', '#f4e4b4'],
      ],
    }),
    { density: 0.7 },
  ),
  look(
    'stuffed grape leaf, dolma, dolmade, vine leaf, stuffed vine leaf, grape leaf, dolmas',
    roll({
      filling: ['rice', 'mince'],
      skin: vine,
      wall: ['#3f4a1c', '#5c6a2c'],
      each: 28,
      length: 62,
      radius: 11,
      cut: false,
      oneCut: true,
    }),
    { density: 0.85 },
  ),
  look(
    'stuffed pepper, stuffed bell pepper, stuffed capsicum, gemista',
    stuffed({
      shape: 'pepper',
      skin: ['#a82414', '#cf4a26'],
      filling: ['mince', 'rice', 'tomato', 'white cheese', 'coriander'],
      each: 190,
    }),
    { density: 0.75 },
  ),
  look(
    'stuffed green pepper',
    stuffed({
      shape: 'pepper',
      skin: ['#4a7a2a', '#7fa048'],
      filling: ['mince', 'rice', 'tomato'],
      each: 190,
    }),
    { density: 0.75 },
  ),
  look(
    'stuffed zucchini, stuffed courgette, zucchini boat',
    stuffed({
      shape: 'boat',
      skin: ['#3f6a26', '#7d9a48'],
      filling: ['mince', 'tomato', 'cheese'],
      each: 170,
    }),
    { density: 0.75 },
  ),
  look(
    'stuffed tomato, tomatoes stuffed with rice',
    stuffed({
      shape: 'tomato',
      skin: ['#b82a16', '#dc5330'],
      filling: ['rice', 'rice', 'coriander'],
      each: 160,
    }),
    { density: 0.75 },
  ),
]

/** Dishes of Spain and Greece. */
export const southernEurope: readonly Look[] = [...spanish, ...greek]
