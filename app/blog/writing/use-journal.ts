import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { claimDraftPlace, type DraftPlace } from '#app/ui/browser/draft-place.ts'
import { journalKind } from './journal.ts'

/** Typing is written down on the device this often, in ms. */
const journalTime = 2000

export type JournalDesk = { place: DraftPlace; left: string | null }

/** The place on the device for a post's journal, and what was left there; null until it is found. */
export function useJournalDesk(postId: string | null): JournalDesk | null {
  const [desk, setDesk] = useState<JournalDesk | null>(null)
  useEffect(() => {
    let gone = false
    const claim = claimDraftPlace(journalKind(postId))
    void claim.then((place) => {
      if (gone) place.release()
      else setDesk({ place, left: place.read() })
    })
    return () => {
      gone = true
    }
  }, [postId])
  return desk
}

type Options = {
  desk: JournalDesk
  /** What is to be kept now; null when the server has everything. */
  text: () => string | null
}

/** Writes the journal some time after a change, and at once when the page is hidden or closed. */
export function useJournal({ desk, text }: Options) {
  const place = useRef(desk.place)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef(false)
  const [kept, setKept] = useState(true)

  const write = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!pending.current) return
    pending.current = false
    setKept(place.current.keep(text()))
  })
  useEffect(() => {
    const onHide = () => write()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onHide)
    return () => {
      write()
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onHide)
      place.current.release()
    }
  }, [])

  const note = useCallback(() => {
    pending.current = true
    timer.current ??= setTimeout(() => write(), journalTime)
  }, [])

  /** Forgets what is kept, for good until the next change. */
  const clear = useCallback(() => {
    pending.current = false
    clearTimeout(timer.current)
    timer.current = undefined
    place.current.keep(null)
  }, [])

  /** From now on the journal belongs to the post of this id, where a reload looks for it. */
  const moveTo = useCallback(async (postId: string) => {
    const next = await claimDraftPlace(journalKind(postId))
    const old = place.current
    place.current = next
    next.keep(old.read())
    old.keep(null)
    old.release()
  }, [])

  return { kept, note, clear, moveTo }
}
