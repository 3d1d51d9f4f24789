import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { writeEntry } from '#app/ui/browser/browser-storage.ts'

/** Under this name the session storage keeps the meal type whose page is open. */
const storageKey = 'selectedMealType'

const names: Record<string, string> = {
  '/meals/breakfast': 'Breakfast',
  '/meals/lunch': 'Lunch',
  '/meals/dinner': 'Dinner',
  '/meals/snacks': 'Snacks',
}

/** Stores the meal type of the page that is open and forgets it on all others; nothing reads it here. */
export function useSelectedMealType(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    writeEntry(storageKey, names[pathname.toLowerCase().replace(/\/$/, '')] ?? null)
  }, [pathname])
}
