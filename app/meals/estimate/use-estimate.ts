import { useCallback, useEffect, useRef, useState } from 'react'
import type { DrawnFrom } from '#app/images/on-demand/plate-address.ts'
import type { Estimate, Item } from '#app/nutrition/nutrition.ts'
import { putFood } from '../editing/put-food.ts'
import { drawnFrom, type LoadedEstimate } from './loaded-estimate.ts'
import { type CorrectedPlate, gramsOf, type PlateRow, type Portions } from './plate/plate-rows.ts'
import { rowsAsSaid } from './plate/said-amount.ts'
import { type Ask, useAsking } from './use-asking.ts'
import { type Undo, useUndo } from './use-undo.ts'

/** How long (ms) typing has to pause before the figures follow. */
const typingPause = 400

/** What the page shows: the plate as it is wanted, and the last figures that came. */
export type Shown = LoadedEstimate & {
  /** The figures of each row by its key, as far as they came. */
  items: ReadonlyMap<number, Item>
  /** Why the figures could not be updated. */
  failure: string | null
  /** What the picture is drawn from: the plate that the figures are of. */
  source: DrawnFrom
  /** The last change, in words: "Rice removed". */
  change: string
}

/** A change of the plate; `label` is the same for changes that are undone together. */
export type Correct = (
  change: (plate: CorrectedPlate, portions: Portions) => CorrectedPlate,
  how: { label: string; said?: string; portions?: Portions; soon?: boolean },
) => void

/**
 * The figures of the field's text or of the corrected plate, a moment after the last change. The last good figures
 * stay while the next ones load and when that fails; an answer to an older plate is dropped. `loaded` is the
 * server's result for the address; everything follows it when another address is opened.
 */
export function useEstimate(loaded: LoadedEstimate) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { shown, latest, show } = useShown(loaded)
  const { busy, ask, stop } = useAsking(field, latest, show)
  const askAfter = useTimer(ask)
  const undo = useUndo<Pick<Shown, 'text' | 'plate'>>()
  useLoaded({ loaded, field, latest, show, askAfter, stop, forget: undo.forget })
  const { correct, takeBack, readText } = changesOf({ field, latest, show, askAfter, stop, undo })
  return {
    field,
    shown,
    rows: shown.plate?.rows ?? rowsAsSaid(shown.estimate?.items ?? [], shown.portions),
    busy,
    correct,
    undo: undo.some ? takeBack : null,
    askSoon: () => readText(typingPause, 'text'),
    askNow: () => askAfter(0),
    readNow: () => {
      if (field.current?.value.trim()) return readText(0, 'text')
      show({ problem: 'Please type what is on the plate' })
      field.current?.focus()
    },
    /** Replaces words that were not understood by a food's name, and reads the text again. */
    putIn: (words: string, food: string) => {
      if (!field.current) return
      field.current.value = putFood(field.current.value, words, food)
      readText(0, 'text')
    },
  }
}

export type EstimateTool = ReturnType<typeof useEstimate>

/** What the page shows, as state and, in `latest`, for handlers that run several times before the next render. */
function useShown(loaded: LoadedEstimate) {
  const [shown, setShown] = useState<Shown>(() => shownOf(loaded))
  const latest = useRef(shown)
  const show = useCallback((change: Partial<Shown>) => {
    latest.current = { ...latest.current, ...change }
    setShown(latest.current)
  }, [])
  return { shown, latest, show }
}

type Changing = Omit<Following, 'loaded' | 'forget'> & {
  undo: Undo<Pick<Shown, 'text' | 'plate'>>
}

/** The changes of the plate and its text, each of which asks for new figures. */
function changesOf({ field, latest, show, askAfter, stop, undo }: Changing) {
  function become(text: string, plate: CorrectedPlate | null, change: string, wait: number) {
    stop()
    show({ text, plate, change })
    askAfter(wait)
  }

  const correct: Correct = (change, { label, said = '', portions, soon }) => {
    const { text, plate, estimate } = latest.current
    if (portions) show({ portions: { ...latest.current.portions, ...portions } })
    const before = plate ?? plateOf(estimate, latest.current.portions)
    undo.note({ text, plate }, label)
    become(text, change(before, latest.current.portions), said, soon ? typingPause : 0)
  }

  function takeBack() {
    const before = undo.takeBack()
    if (!before) return
    if (field.current) field.current.value = before.text
    become(before.text, before.plate, 'Undone', 0)
  }

  /** The figures follow the text again; a corrected plate can be brought back. */
  function readText(wait: number, label: string) {
    const { text, plate, estimate } = latest.current
    if (plate) {
      undo.note({ text, plate }, label)
      show({ items: itemsByKey(null, estimate, {}) })
    }
    become(field.current?.value.trim() ?? '', null, '', wait)
  }

  return { correct, takeBack, readText }
}

/** The plate that a text was read as, to be corrected. */
const plateOf = (estimate: Estimate | null, portions: Portions): CorrectedPlate => ({
  rows: rowsAsSaid(estimate?.items ?? [], portions),
  unknown: estimate?.suggestions ?? [],
})

const shownOf = (loaded: LoadedEstimate): Shown => ({
  ...loaded,
  items: itemsByKey(loaded.plate?.rows ?? null, loaded.estimate, loaded.portions),
  failure: null,
  source: drawnFrom(loaded.text, loaded.plate, loaded.portions),
  change: '',
})

/** The items of figures by the keys of the rows that they were computed for; `rows` is null for a text. */
export function itemsByKey(
  rows: readonly PlateRow[] | null,
  estimate: Estimate | null,
  portions: Portions,
): Map<number, Item> {
  const items = estimate?.items ?? []
  if (!rows) return new Map(items.map((item, key) => [key, item]))
  const counted = rows.filter((row) => gramsOf(row, portions) !== null)
  return new Map(
    counted.flatMap(({ key }, place) => {
      const item = items[place]
      return item ? [[key, item] as const] : []
    }),
  )
}

/** Calls `ask` after a wait in ms, and again after as many seconds as it returns. */
function useTimer(ask: Ask) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askAfter = useCallback(
    (wait: number | null) => {
      clearTimeout(timer.current)
      if (wait === null) return
      timer.current = setTimeout(async () => {
        const patience = await ask()
        if (patience !== null) askAfter(patience * 1000)
      }, wait)
    },
    [ask],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return askAfter
}

type Following = {
  loaded: LoadedEstimate
  field: React.RefObject<HTMLTextAreaElement | null>
  latest: React.RefObject<Shown>
  show: (change: Partial<Shown>) => void
  askAfter: (wait: number | null) => void
  stop: () => void
  forget: () => void
}

/** Shows what the server read from the address, at first and whenever another address is opened. */
function useLoaded({ loaded, field, latest, show, askAfter, stop, forget }: Following) {
  const first = useRef(true)
  useEffect(() => {
    const element = field.current
    if (!element) return
    const typed = element.value.trim()
    if (first.current) {
      first.current = false
      if (typed === loaded.text) return
      // Typed before the scripts were loaded, or restored by the browser.
      show({ text: typed, plate: null })
      return askAfter(0)
    }
    askAfter(null)
    stop()
    if (typed !== loaded.text) element.value = loaded.text
    if (latest.current.estimate !== loaded.estimate || latest.current.plate !== loaded.plate) {
      forget()
      show(shownOf(loaded))
    }
  }, [loaded, field, latest, show, askAfter, stop, forget])
  useEffect(() => stop, [stop])
}
