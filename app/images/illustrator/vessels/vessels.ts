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

/** All light, so that the food is what is dark or bright. */
export const glazes: readonly Glaze[] = [
  { face: '#efe9de', edge: '#d9cebd', line: '#a8977b' },
  { face: '#f4f0e9', edge: '#e6ded1' },
  { face: '#eceae3', edge: '#a9b3ab' },
  { face: '#ebe2d2', edge: '#8c6f52' },
  { face: '#e9eae8', edge: '#5f7482', line: '#8194a0' },
  { face: '#e6e8e0', edge: '#6f8580' },
]
