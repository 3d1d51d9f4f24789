import { useEffect, useState } from 'react'
import { claimDraftPlace, type DraftKind, type DraftPlace } from './draft-place.ts'

/** This tab's place for a kind of draft; null for a moment, until it is claimed. */
export function useDraftPlace(kind: DraftKind): DraftPlace | null {
  const [place, setPlace] = useState<{ kind: DraftKind; place: DraftPlace } | null>(null)
  useEffect(() => {
    let left = false
    const claim = claimDraftPlace(kind)
    void claim.then((found) => !left && setPlace({ kind, place: found }))
    return () => {
      left = true
      void claim.then((found) => found.release())
    }
  }, [kind])
  return place?.kind === kind ? place.place : null
}
