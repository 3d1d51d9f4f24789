import { useEffect, useState, useSyncExternalStore } from 'react'
import { type DayEntry, withoutPast } from '../entries/day-entry.ts'
import { dayEntries, listenToEntries } from '../entries/day-store.ts'
import { type Day, dayAt, shiftDay } from '../entries/local-date.ts'

/** How often (ms) an open page looks whether a new day has begun. */
const dayCheck = 30_000

/** The visitor's present day, also after midnight; null on the server, which does not know it. */
function useToday(): Day | null {
  const [today, setToday] = useState<Day | null>(null)
  useEffect(() => {
    const update = () => setToday(dayAt(new Date()))
    update()
    const timer = setInterval(update, dayCheck)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return today
}

export type ShownDay = {
  today: Day
  /** The chosen day. */
  day: Day
  /** Its entries, the first one first. */
  entries: DayEntry[]
  /** The entries of all days that can be shown. */
  all: DayEntry[]
  /** How many days before today it is. */
  back: number
  /** Shows the day so many days before today. */
  goBack: (days: number) => void
}

/** The chosen day of this browser, at first today; null until the browser's storage has been read. */
export function useDay(): ShownDay | null {
  const today = useToday()
  const stored = useSyncExternalStore(listenToEntries, dayEntries, () => null)
  const [back, setBack] = useState(0)
  if (!today || !stored) return null
  const day = shiftDay(today, -back)
  const all = withoutPast(stored, today)
  return {
    today,
    day,
    entries: all.filter((entry) => entry.day === day),
    all,
    back,
    goBack: setBack,
  }
}
