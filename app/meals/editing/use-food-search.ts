import { useCallback, useEffect, useRef, useState } from 'react'
import type { FoodChoice } from '#app/nutrition/foods/food-choice.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import { api } from '#app/ui/browser/api-client.ts'
import type { SuggestedFood } from '../estimate/not-counted.tsx'

/** Time without typing before the server is asked, in ms. */
const quietTime = 150

/** Fewer than these leave room for foods that are merely close. */
const fewFoods = 6

export type FoodSearch = {
  foods: FoodChoice[]
  /** Null until there was a search. */
  phase: 'searching' | 'found' | 'failed' | null
  /** Looks for foods of this name; an empty one clears the list. */
  search(text: string): void
  /** Looks at once for the food of this name and those that are close to it, `others` before them. */
  searchClose(name: string, others: Alternatives): void
}

/** Foods that the words of an item may mean as well, best first. */
export type Alternatives = NonNullable<Item['alternatives']>

type State = Pick<FoodSearch, 'foods' | 'phase'>

const nothing: State = { foods: [], phase: null }

/** Looks foods up by their names; the answer to the last question counts. */
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

/** All that is known of a food that was suggested; undefined where it is gone. */
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

/** The close foods with the others before them, as far as these are among the `known` ones. */
export function othersFirst(
  close: FoodChoice[],
  others: Alternatives,
  known: FoodChoice[],
): FoodChoice[] {
  const first = others.flatMap(({ foodId }) => known.find(({ _id }) => _id === foodId) ?? [])
  return [...first, ...close.filter((food) => !first.some(({ _id }) => _id === food._id))]
}

/** The last word of a name says what it is: brown rice is close to white rice. */
async function findClose(name: string, signal: AbortSignal): Promise<FoodChoice[]> {
  const foods = await findFoods(name, signal)
  const noun = name.split(' ').at(-1) ?? name
  if (foods.length >= fewFoods || noun === name) return foods
  const known = new Set(foods.map(({ _id }) => _id))
  return [...foods, ...(await findFoods(noun, signal)).filter(({ _id }) => !known.has(_id))]
}
