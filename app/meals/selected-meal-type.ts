import { useEffect } from 'react'
import { useLocation } from 'react-router'

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
    const name = names[pathname.toLowerCase().replace(/\/$/, '')]
    try {
      if (name) sessionStorage.setItem(storageKey, name)
      else sessionStorage.removeItem(storageKey)
    } catch (error) {
      console.warn('The browser does not let us use its storage', error)
    }
  }, [pathname])
}
