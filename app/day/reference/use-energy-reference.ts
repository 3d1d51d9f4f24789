import { useEffect, useState } from 'react'
import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'
import { type EnergyReference, readReference, referenceText } from './day-energy.ts'

/** The key in the local storage for the person whose day the visitor compares meals with. */
const storageKey = 'energyReference'

/**
 * The person whose day the visitor compares meals with
 * (null until one is chosen), and a function to choose.
 */
export function useEnergyReference() {
  const [reference, setReference] = useState<EnergyReference | null>(null)
  useEffect(() => setReference(readReference(readEntry(storageKey))), [])
  function choose(chosen: EnergyReference | null) {
    setReference(chosen)
    writeEntry(storageKey, chosen && referenceText(chosen))
  }
  return { reference, choose }
}
