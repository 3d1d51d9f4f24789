import { useEffect, useState } from 'react'
import { type EnergyReference, readReference, referenceText } from './day-energy.ts'

/** Under this name the local storage keeps whose day the visitor compares meals with. */
const storageKey = 'energyReference'

/** Whose day the visitor compares meals with, null until one is chosen, and how to choose. */
export function useEnergyReference() {
  const [reference, setReference] = useState<EnergyReference | null>(null)
  useEffect(() => {
    try {
      setReference(readReference(localStorage.getItem(storageKey)))
    } catch (error) {
      console.warn('The browser does not let us use its storage', error)
    }
  }, [])
  function choose(chosen: EnergyReference | null) {
    setReference(chosen)
    try {
      if (chosen) localStorage.setItem(storageKey, referenceText(chosen))
      else localStorage.removeItem(storageKey)
    } catch (error) {
      console.warn('The browser does not let us use its storage', error)
    }
  }
  return { reference, choose }
}
