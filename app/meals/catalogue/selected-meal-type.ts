import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { writeEntry } from '#app/ui/browser/browser-storage.ts'

/** The key in the session storage under which the meal type of the open page is stored. */
const storageKey = 'selectedMealType'

const names: Record<string, string> = {
  '/meals/breakfast': 'Breakfast',
  '/meals/lunch': 'Lunch',
  '/meals/dinner': 'Dinner',
  '/meals/snacks': 'Snacks',
}

/**
 * Stores the meal type of the open page, and removes it
 * on all other pages; the site itself does not read it.
 */
export function useSelectedMealType(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    writeEntry(storageKey, names[pathname.toLowerCase().replace(/\/$/, '')] ?? null)
  }, [pathname])
}
