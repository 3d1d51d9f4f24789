import { useCallback, useEffect, useRef, useState } from 'react'
import type { FoodChoice } from '#app/nutrition/foods/food-choice.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import { api } from '#app/ui/browser/api-client.ts'
import type { SuggestedFood } from '../estimate/plate/not-counted.tsx'

/** How long (ms) typing has to pause before the server is asked. */
const quietTime = 150

/** With fewer results there is room for similar foods. */
const fewFoods = 6

export type FoodSearch = {
  foods: FoodChoice[]
  /** Null before the first search. */
  phase: 'searching' | 'found' | 'failed' | null
  /** Searches foods by name; an empty name clears the list. */
  search(text: string): void
  /** Searches at once for the food of this name and similar ones, with `others` before them. */
  searchClose(name: string, others: Alternatives): void
}

/** Other foods that the words of an item may mean, best first. */
export type Alternatives = NonNullable<Item['alternatives']>

type State = Pick<FoodSearch, 'foods' | 'phase'>

const nothing: State = { foods: [], phase: null }

/** Searches foods by name; only the answer to the last search counts. */
export function useFoodSearch(): FoodSearch {
  const [state, setState] = useState(nothing)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const call = useRef<AbortController>(undefined)

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    call.current?.abort()
  }, [])
  useEffect(() => stop, [stop])

  async function run(find: (signal: AbortSignal) => Promise<FoodChoice[]>) {
    const controller = new AbortController()
    call.current = controller
    const { signal } = controller
    try {
      const foods = await find(signal)
      if (!signal.aborted) setState({ foods, phase: 'found' })
    } catch (error) {
      if (signal.aborted) return
      console.warn('Foods could not be looked up', error)
      setState({ foods: [], phase: 'failed' })
    }
  }

  function begin(text: string): boolean {
    stop()
    setState((now) => (text === '' ? nothing : { ...now, phase: 'searching' }))
    return text !== ''
  }

  return {
    ...state,
    search(text) {
      const asked = text.trim()
      if (!begin(asked)) return
      timer.current = setTimeout(() => run((signal) => findFoods(asked, signal)), quietTime)
    },
    searchClose(name, others) {
      if (begin(name)) void run((signal) => findWithOthers(name, others, signal))
    },
  }
}

/** Loads all data of a suggested food; undefined when it no longer exists. */
export async function findSuggested({ foodId, name }: SuggestedFood) {
  return (await findFoods(name)).find(({ _id }) => _id === foodId)
}

async function findFoods(search: string, signal?: AbortSignal): Promise<FoodChoice[]> {
  return (await api.get<{ foods: FoodChoice[] }>('/nutrition/foods', { query: { search }, signal }))
    .foods
}

async function findWithOthers(name: string, others: Alternatives, signal: AbortSignal) {
  const [close, ...named] = await Promise.all([
    findClose(name, signal),
    ...others.map(({ food }) => findFoods(food, signal)),
  ])
  return othersFirst(close, others, named.flat())
}

/** Similar foods with `others` before them, as far as those are `known`. */
export function othersFirst(
  close: FoodChoice[],
  others: Alternatives,
  known: FoodChoice[],
): FoodChoice[] {
  const first = others.flatMap(({ foodId }) => known.find(({ _id }) => _id === foodId) ?? [])
  return [...first, ...close.filter((food) => !first.some(({ _id }) => _id === food._id))]
}

/** The last word of a name says what the food is: brown rice is similar to white rice. */
async function findClose(name: string, signal: AbortSignal): Promise<FoodChoice[]> {
  const foods = await findFoods(name, signal)
  const noun = name.split(' ').at(-1) ?? name
  if (foods.length >= fewFoods || noun === name) return foods
  const known = new Set(foods.map(({ _id }) => _id))
  return [...foods, ...(await findFoods(noun, signal)).filter(({ _id }) => !known.has(_id))]
}
