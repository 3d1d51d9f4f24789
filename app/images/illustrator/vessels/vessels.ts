import { otherVessel } from './flat.ts'
import { drinkingVessel } from './glass.ts'
import { roundVessel } from './round.ts'
import type { Glaze, Vessel, VesselKind } from './vessel.ts'

/** The vessel of a kind in the colours of a set. */
export function vesselOf(kind: VesselKind, glaze: Glaze): Vessel {
  const vessel = roundVessel(kind, glaze) ?? drinkingVessel(kind, glaze) ?? otherVessel(kind)
  if (!vessel) throw new Error(`There is no vessel ${kind}`)
  return vessel
}

export const glazes: readonly Glaze[] = [
  { face: '#ece6db', edge: '#d9cebd', line: '#a8977b' },
  { face: '#f1ede6', edge: '#e2dacd' },
  { face: '#d9dcd6', edge: '#b9bdb4' },
  { face: '#e6ddcd', edge: '#8c6f52' },
  { face: '#4a5a66', edge: '#36434d' },
  { face: '#c9d0cb', edge: '#6f8580' },
]
