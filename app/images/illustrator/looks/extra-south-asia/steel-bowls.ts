import type { Look } from '../look.ts'
import { bowlOf, steel } from './katori.ts'

/** Larger steel bowls of what a plate is eaten with. */
export const steelBowls: readonly Look[] = [
  bowlOf(
    'bowl of potato chokha',
    {
      from: '#d8b048',
      to: '#ecd284',
      bits: ['#5c7a30', '#a8381c'],
      size: 3,
      thin: 0.1,
      chunks: ['#ecd284', '#e2c05e', '#c9a0b4'],
    },
    steel,
    1.1,
  ),
  bowlOf(
    'bowl of eggplant chokha',
    {
      from: '#6a4a28',
      to: '#8f6a3c',
      bits: ['#3a2412', '#5c7a30'],
      size: 3,
      thin: 0.1,
      chunks: ['#8f6a3c', '#7a5630', '#b5472c'],
    },
    steel,
    1.1,
  ),
  bowlOf(
    'bowl of dal',
    { from: '#c98a1c', to: '#dca83c', bits: ['#b5380c', '#5c7a30'], size: 3, thin: 0.8 },
    steel,
    1.2,
  ),
]
