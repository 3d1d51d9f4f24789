import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CheckIcon, CloseIcon } from '../icons.tsx'
import { joinClasses } from '../join-classes.ts'
import { placeToasts } from './toast-place.ts'
import { closeToast, type Toast } from './toasts.tsx'

/** How long (ms) a success message stays; errors stay until they are closed. */
const shownFor = 3000

/** A toast with an action stays longer, so that the action can be reached, by keyboard too. */
const actionShownFor = 8000

export type ToastListProps = {
  /** At least one; either all errors or none. */
  toasts: Toast[]
}

/**
 * Toasts, placed where they cover no button. None disappears while one of them is hovered or has the focus (F6
 * moves it there).
 */
export default function ToastList({ toasts }: ToastListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { paused, takeFocusBack } = usePause(list)
  usePlace(list, toasts.map(({ id }) => id).join(' '))
  return (
    <div ref={list}>
      {toasts.map((toast) => (
        <ToastBox
          key={toast.id}
          toast={toast}
          paused={paused}
          onClose={() => {
            takeFocusBack()
            closeToast(toast.id)
          }}
        />
      ))}
    </div>
  )
}

type ListRef = RefObject<HTMLElement | null>

/** The area that contains both lists, of errors and of other toasts. */
const areaOf = (list: ListRef) => list.current?.closest('section')

/**
 * The element that had the focus before the area. Shared by both lists, because the focus may enter one and
 * leave from the other.
 */
let before: HTMLElement | undefined

/**
 * Pauses the timers while the area is hovered or has the focus. F6 moves the focus into it, closing a toast
 * moves it back.
 */
function usePause(list: ListRef) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const area = areaOf(list)
    if (!area) return
    setHovered(area.matches(':hover'))
    setFocused(area.contains(document.activeElement))
    const end = new AbortController()
    const options = { signal: end.signal }
    const isInside = (target: EventTarget | null) => target instanceof Node && area.contains(target)
    area.addEventListener('pointerenter', () => setHovered(true), options)
    area.addEventListener('pointerleave', () => setHovered(false), options)
    area.addEventListener('focusout', (event) => setFocused(isInside(event.relatedTarget)), options)
    area.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        setFocused(true)
        if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) before = relatedTarget
      },
      options,
    )
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return
      event.preventDefault()
      area.querySelector('button')?.focus()
    }
    window.addEventListener('keydown', enter, options)
    return () => end.abort()
  }, [list])
  return {
    paused: hovered || focused,
    takeFocusBack() {
      if (areaOf(list)?.contains(document.activeElement)) {
        before?.focus({ preventScroll: true })
      }
    },
  }
}

/** Moves the area to where it covers no button, whenever other toasts are shown or the page changes. */
function usePlace(list: ListRef, shown: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toasts need another place.
  useLayoutEffect(() => {
    const area = areaOf(list)
    if (!area) return
    const place = () => {
      const isUsed = area.contains(document.activeElement) || area.matches(':hover')
      if (!isUsed) placeToasts(area)
    }
    place()
    const changes = new MutationObserver(place)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('focusin', place)
    window.addEventListener('resize', place)
    return () => {
      changes.disconnect()
      window.removeEventListener('focusin', place)
      window.removeEventListener('resize', place)
    }
  }, [list, shown])
}

type BoxProps = { toast: Toast; paused: boolean; onClose: () => void }

function ToastBox({ toast, paused, onClose }: BoxProps) {
  const { text, isError, action } = toast
  useTimeLeft(toast, paused)
  return (
    <div className="mb-3 flex animate-enter items-start gap-3 rounded-card border border-line bg-surface p-2 pl-4 shadow-float">
      <span
        className={joinClasses('mt-2', isError ? 'text-danger' : 'text-leaf')}
        aria-hidden="true"
      >
        {isError ? <ErrorMark /> : <CheckIcon />}
      </span>
      <p className="min-w-0 grow py-2 font-medium leading-6 [overflow-wrap:anywhere]">{text}</p>
      {action && (
        <button
          type="button"
          className="min-h-10 shrink-0 rounded-field px-3 font-semibold text-accent hover:bg-sunken"
          onClick={() => {
            onClose()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="grid size-10 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </div>
  )
}

/** Closes the toast when its time is over; the timer stops during a pause. */
function useTimeLeft({ id, isError, action }: Toast, paused: boolean) {
  const left = useRef(action ? actionShownFor : shownFor)
  useEffect(() => {
    if (paused || isError) return
    const since = performance.now()
    const timer = setTimeout(() => closeToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [id, isError, paused])
}

const ErrorMark = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor">
    <title>Error</title>
    <circle cx="10" cy="10" r="8" strokeWidth="1.75" />
    <path d="M10 6v4.5m0 3v.01" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
