import { createContext, type KeyboardEvent, useContext, useEffect, useEffectEvent } from 'react'
import { hasMod } from './key-names.ts'

/** Handles a key press in the text. True when nothing else shall happen. */
export type Press = (event: KeyboardEvent) => boolean

/** Who is asked first: Escape closes the list at the cursor, then the bar at the selection, and so on. */
const ranks = { list: 0, selection: 1, find: 2, screen: 3 }

type Listener = { press: Press; rank: number }

/** The parts of the editor that listen to the keys of the text. */
export const KeysContext = createContext<Set<Listener>>(new Set())

/** The listeners of one editor. */
export const createListeners = (): Set<Listener> => new Set()

/** Asks the listeners one after another. True when one of them has handled the key. */
export const pressKey = (listeners: Set<Listener>, event: KeyboardEvent): boolean =>
  [...listeners].sort((a, b) => a.rank - b.rank).some(({ press }) => press(event))

/** Listens to the keys of the text while the component is mounted. */
export function useKeys(place: keyof typeof ranks, press: Press): void {
  const listeners = useContext(KeysContext)
  const newest = useEffectEvent(press)
  useEffect(() => {
    const listener = { press: (event: KeyboardEvent) => newest(event), rank: ranks[place] }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [listeners, place])
}

/** True for the key of shortcuts with this letter and no other modifier but Shift. */
export const isMod = (event: KeyboardEvent, key: string) =>
  hasMod(event) && !event.altKey && event.key.toLowerCase() === key
