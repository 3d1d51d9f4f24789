import { heap } from '../families/piece.ts'
import { leaves } from '../families/plants/leaves.ts'
import { mushroom } from '../families/plants/mushroom.ts'
import { rounds } from '../families/plants/rounds.ts'
import { spheres } from '../families/plants/spheres.ts'
import { chunks } from '../families/proteins/chunks.ts'
import { shrimp } from '../families/proteins/shellfish.ts'
import { pepperStrip } from '../families/proteins/strips.ts'
import { sunken } from '../families/sunken.ts'

// What goes into and onto several dishes, in pieces smaller than when it is served alone.

export const basil = leaves({ color: '#47942f', vein: '#a5d278', long: 66, shape: 'oval' })
export const pepperoni = rounds({
  skin: '#8f1f18',
  flesh: '#c8402c',
  radius: 50,
  rind: 4,
  pattern: 'fat',
})
export const olives = spheres({ color: '#2f1f2a', radius: 19, kind: 'hole', steady: true })
export const peppers = heap({
  color: '#4f9a35',
  size: 92,
  coverage: 0.24,
  also: ['#d8321f'],
  piece: pepperStrip,
})
export const mushrooms = heap({ color: '#e6cfae', size: 74, coverage: 0.46, piece: mushroom })
export const peas = spheres({ color: '#6fb33a', radius: 12, kind: 'smooth', steady: true })
export const shrimps = heap({ color: '#f9a274', size: 96, coverage: 0.44, piece: shrimp })
export const carrots = chunks({ color: '#ee7f22', size: 46, cut: 'cube' })
export const potatoes = chunks({ color: '#f0cf7c', size: 54, cut: 'torn' })
export const tomatoBits = chunks({ color: '#d8391f', size: 40, cut: 'torn' })

/** Vegetables that cooked in a brown stew. */
export const stewedCarrots = sunken({
  color: '#e87a1c',
  gravy: '#7a3a16',
  size: 74,
  kind: 'carrot',
})
export const stewedPotatoes = sunken({
  color: '#ecca74',
  gravy: '#7a3a16',
  size: 88,
  kind: 'potato',
})
