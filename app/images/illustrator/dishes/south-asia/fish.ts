import { type Look, look } from '../../looks/look.ts'
import { tossed } from '../archetypes/mixed.ts'
import { curry, salan } from './served.ts'

/** Curries of fish and prawns. */
export const fishCurries: readonly Look[] = [
  salan('fish curry, machli curry, machli salan, goan fish curry, fish masala', {
    liquid: '#c2701c',
    clouds: '#d3873a',
    oil: '#b5480c',
    in: 'fish darne 80',
    coat: 0.26,
    on: 'curry leaf 1.2, green chilli 2',
  }),
  salan('salmon curry, curried salmon, salmon masala, salmon in curry sauce', {
    liquid: '#c8811f',
    clouds: '#d99a42',
    oil: '#bb5210',
    in: 'salmon piece 64',
    coat: 0.4,
    on: 'coriander 1.6, red chilli 2, curry leaf 0.6',
  }),
  salan('hilsa curry, ilish curry, shorshe ilish, hilsa, machher jhol, macher jhol, ilish bhapa', {
    liquid: '#c79a1e',
    clouds: '#d8b040',
    oil: '#d09010',
    in: 'fish darne 96',
    coat: 0.3,
    on: 'green chilli 6, mustard speck 0.6',
  }),
  salan('prawn curry, shrimp curry, prawn masala, chingri malai curry, jhinga curry', {
    liquid: '#cc7a30',
    clouds: '#dc9550',
    oil: '#c0500f',
    in: 'shrimp 80',
    coat: 0.15,
    on: 'coriander 1.2, curry leaf 0.6',
  }),
  curry('mustard hilsa, sorshe ilish, hilsa in mustard sauce', {
    liquid: '#c8981c',
    clouds: '#dcb848',
    oil: '#d09a10',
    thick: 0.75,
    clear: 1.4,
    in: 'fish darne 150',
    coat: 0.34,
    on: 'green chilli 8, mustard speck 1.4',
  }),
  look(
    'ambul thiyal, fish ambul thiyal, sour fish curry',
    tossed('goraka tuna cube 92', { on: 'curry leaf 4, green chilli 5, red chilli 2', steep: 0.8 }),
    { density: 0.8 },
  ),
]
