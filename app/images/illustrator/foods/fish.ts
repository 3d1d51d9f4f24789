import { counted, heap } from '../families/piece.ts'
import { spears } from '../families/plants/spears.ts'
import { slab } from '../families/proteins/fillet.ts'
import { flaked } from '../families/proteins/flaked.ts'
import { lobster, mussel, ringPiece, scallop, shrimp } from '../families/proteins/shellfish.ts'
import { fanned } from '../families/proteins/sliced.ts'
import { fold } from '../families/proteins/strips.ts'
import { type Food, food } from './food.ts'

/** Fillets are drawn with their full flank, so they need less ground. */
const slabs = { thick: 1.8 }

/** Fish and shellfish. */
export const fish: Food[] = [
  food(
    'salmon, trout, arctic char',
    'main',
    slab({
      flesh: '#f08a5c',
      crust: '#d4682f',
      flakes: '#ffe2cc',
      shape: 'fillet',
      each: 210,
      texture: 'brown',
      fat: '#8f8d8a',
    }),
    slabs,
  ),
  food(
    'smoked salmon, lox, gravlax',
    'main',
    heap({ color: '#f4824c', size: 140, coverage: 0.5, layers: 1.3, piece: fold }),
  ),
  food(
    'white fish, fish, cod, halibut, tilapia, haddock, sea bass, hake, pollock, snapper, flounder, catfish',
    'main',
    slab({
      flesh: '#fbeed2',
      crust: '#e2b467',
      flakes: '#fffaf0',
      shape: 'fillet',
      each: 190,
      texture: 'brown',
    }),
    slabs,
  ),
  food(
    'tuna, tuna steak, swordfish',
    'main',
    fanned({ crust: '#8a4a3a', flesh: '#d9485a', core: '#b8283f', each: 170 }),
  ),
  food(
    'canned tuna, tuna in water, tuna in oil, tuna flake',
    'main',
    heap({ color: '#efd4b9', size: 75, coverage: 0.5, layers: 1.6, most: 110, piece: flaked }),
  ),
  food(
    'mackerel, canned salmon',
    'main',
    heap({ color: '#d9b092', size: 75, coverage: 0.5, layers: 1.6, most: 110, piece: flaked }),
  ),
  food(
    'sardine, anchovy, herring',
    'main',
    spears({ color: '#9aa7ad', long: 190, thick: 46, kind: 'bean', mess: 0.16 }),
  ),
  food(
    'fish stick, fish finger, breaded fish, battered fish',
    'main',
    spears({ color: '#e09a34', long: 190, thick: 58, kind: 'stick', mess: 0.2, browned: true }),
  ),
  food(
    'shrimp, prawn, king prawn',
    'main',
    heap({ color: '#fbae86', size: 140, coverage: 0.36, layers: 1.2, most: 40, piece: shrimp }),
  ),
  food(
    'mussel, clam, oyster',
    'main',
    heap({ color: '#2c3148', size: 124, coverage: 0.46, layers: 1.3, piece: mussel }),
  ),
  food(
    'scallop',
    'main',
    counted({ color: '#f9ead0', each: 25, coverage: 0.8, largest: 130, piece: scallop }),
  ),
  food(
    'squid, calamari, octopus',
    'main',
    heap({ color: '#eec284', size: 100, coverage: 0.5, layers: 1.3, piece: ringPiece }),
  ),
  food(
    'lobster, crab, crawfish, langoustine',
    'main',
    counted({
      color: '#d8401f',
      each: 120,
      coverage: 0.36,
      largest: 380,
      rank: 0.3,
      piece: lobster,
    }),
  ),
]
