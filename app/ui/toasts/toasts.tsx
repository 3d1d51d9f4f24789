import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { ToastListProps } from './toast-list.tsx'

type ToastAction = { label: string; run: () => void }

export type Toast = { id: number; text: string; isError: boolean; action?: ToastAction }

/** More are not shown at once; errors beyond that wait. */
const most = 3

const none: Toast[] = []
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

/** Tells the person in a toast that something worked, and offers at most one thing to do about it. */
export function showToast(text: string, action?: ToastAction): void {
  add({ text, isError: false, action })
}

/** Tells the person in a toast that something failed; it stays until it, or what this returns, is closed. */
export function showErrorToast(text: string): () => void {
  const id = add({ text, isError: true })
  return () => closeToast(id)
}

/** The same words once more replace the earlier ones. Good news makes room first. */
function add(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  const others = toasts.filter(({ text }) => text !== toast.text)
  const surplus = others.length >= most ? others.find(({ isError }) => !isError) : undefined
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
 * Where toasts appear: top right, at most three. It stands on every page before the first one comes, so that each
 * is read out.
 */
export function ToastArea() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  ).slice(-most)
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

/** What shows toasts, loaded with the first one: most visitors never see any. */
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

/** Says the words where the network failed; the next toast tries again to be more than that. */
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
