import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { ToastListProps } from './toast-list.tsx'

type ToastAction = { label: string; run: () => void }

export type Toast = { id: number; text: string; isError: boolean; action?: ToastAction }

/** How many are shown at once; more errors wait. */
const maxShown = 3

const none: Toast[] = []
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast about a success, with at most one action. */
export function showToast(text: string, action?: ToastAction): void {
  add({ text, isError: false, action })
}

/** Shows a toast about a failure, which stays until the person or the returned function closes it. */
export function showErrorToast(text: string): () => void {
  const id = add({ text, isError: true })
  return () => closeToast(id)
}

/**
 * A toast with the same text replaces the earlier one, unless that has an action, which may be about something else.
 * If there are too many, one that is no error is removed, if possible one without an action.
 */
function add(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  const others = toasts.filter(({ text, action }) => text !== toast.text || action)
  const passing = others.filter(({ isError }) => !isError)
  const least = passing.find(({ action }) => !action) ?? passing[0]
  const surplus = others.length >= maxShown ? least : undefined
  setToasts([...others.filter((other) => other !== surplus), { ...toast, id: lastId }])
  return lastId
}

export const closeToast = (id: number) => setToasts(toasts.filter((toast) => toast.id !== id))

function setToasts(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The area for toasts: top right, at most three. It is on every page before the first toast, because screen
 * readers announce only additions to what exists.
 */
export function ToastArea() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  ).slice(-maxShown)
  const List = useToastList(shown.at(-1)?.id)
  const list = (isError: boolean) => {
    const some = shown.filter((toast) => toast.isError === isError)
    return List && some.length > 0 && <List toasts={some} />
  }
  return (
    <section
      aria-label="Notifications"
      tabIndex={-1}
      className="fixed top-4 right-4 left-4 z-50 outline-none sm:left-auto sm:w-96 print:hidden"
    >
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {list(true)}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false">
        {list(false)}
      </div>
    </section>
  )
}

/** The component that shows toasts, loaded with the first one, because most visitors never see any. */
function useToastList(newest: number | undefined) {
  const [list, setList] = useState<ComponentType<ToastListProps> | null>(null)
  useEffect(() => {
    if (newest === undefined) return
    import('./toast-list.tsx').then(
      (loaded) => setList(() => loaded.default),
      () => setList(() => PlainToasts),
    )
  }, [newest])
  return list
}

/** Shows the plain text if the component could not be loaded; the next toast tries to load it again. */
function PlainToasts({ toasts }: ToastListProps) {
  useEffect(() => {
    const passing = toasts.filter(({ isError }) => !isError)
    const timer = setTimeout(() => passing.map(({ id }) => closeToast(id)), 3000)
    return () => clearTimeout(timer)
  }, [toasts])
  return toasts.map(({ id, text }) => (
    <button
      key={id}
      type="button"
      className="mb-3 w-full rounded-card border border-line bg-surface p-4 text-left font-medium shadow-float"
      onClick={() => closeToast(id)}
    >
      {text}
    </button>
  ))
}
