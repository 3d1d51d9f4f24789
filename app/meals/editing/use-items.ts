import { useEffect, useRef, useState } from 'react'
import type { FoodChoice, Recomputed } from '#app/nutrition/foods/food-choice.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import type { SuggestedFood } from '../estimate/plate/not-counted.tsx'
import { withGrams } from '../portions/serving.ts'
import { findSuggested } from './use-food-search.ts'

/** Passes a function of the current items, because answers may come late. */
export type ChangeItems = (update: (items: Item[]) => Item[]) => void

export type ItemChanges = {
  setGrams(item: Item, grams: number): void
  setFood(item: Item, food: FoodChoice): Promise<void>
  /** Returns false when it could not be added. */
  add(food: FoodChoice): Promise<boolean>
  /** The same for a food of which only id and name are known. */
  addSuggested(food: SuggestedFood): Promise<boolean>
  remove(item: Item): void
  /** Resolves once the items have the server's figures, or the server has not answered in time. */
  settled(): Promise<void>
  /** The last error message; null without one. */
  message: string | null
}

/** How long (ms) typing has to pause before the server is asked. */
const quietTime = 300

/** How long (ms) a save waits for the server's figures before it goes without them. */
const longestWait = 5000

/** Corrects items. Amounts are scaled at once, and replaced by the server's figures a moment later. */
export function useItems(change: ChangeItems): ItemChanges {
  const [message, setMessage] = useState<string | null>(null)
  const typed = useTypedAmounts(change, setMessage)

  async function figuresOf(food: FoodChoice, grams: number): Promise<Item | null> {
    try {
      const item = (await recompute([{ foodId: food._id, grams }])).items[0] ?? null
      setMessage(item ? null : addFailed)
      return item
    } catch (error) {
      setMessage(messageFor(error, addFailed))
      return null
    }
  }

  async function add(food: FoodChoice): Promise<boolean> {
    const found = await figuresOf(food, food.serving)
    // Nobody has given the amount yet.
    if (found) change((items) => [...items, { ...found, gramsAssumed: true }])
    return found !== null
  }

  return {
    message,
    setGrams: typed.setGrams,
    settled: typed.settled,
    async setFood(item, food) {
      const found = await figuresOf(food, item.grams || food.serving)
      if (!found) return
      const { gramsAssumed } = item
      change((items) => items.map((one) => (one === item ? { ...found, gramsAssumed } : one)))
    },
    add,
    async addSuggested(suggested) {
      try {
        const food = await findSuggested(suggested)
        if (food) return await add(food)
        setMessage(addFailed)
      } catch (error) {
        setMessage(messageFor(error, addFailed))
      }
      return false
    },
    remove: (item) => change((items) => items.filter((one) => one !== item)),
  }
}

type Tell = (message: string | null) => void

const addFailed = 'Failed to load the figures of the food. Please try again.'
const scalingFailed = 'The figures are scaled only: the server could not compute them.'

/** Amounts while they are typed: each is scaled from the item as it was before the first key. */
function useTypedAmounts(change: ChangeItems, tell: Tell) {
  const bases = useRef(new WeakMap<Item, Item>())
  const unsettled = useRef(new Set<Item>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settling = useRef<Promise<void>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function settleNow() {
    clearTimeout(timer.current)
    if (unsettled.current.size > 0) settling.current = settle(settling.current)
    return settling.current
  }

  async function settle(earlier: Promise<void> | undefined) {
    const items = [...unsettled.current]
    unsettled.current.clear()
    try {
      const settled = resolvedItems(items, await recompute(items))
      change((now) => now.map((item) => settled.get(item) ?? item))
      tell(null)
    } catch (error) {
      tell(messageFor(error, scalingFailed))
    }
    await earlier
  }

  function setGrams(item: Item, grams: number) {
    const base = bases.current.get(item) ?? item
    const scaled = withGrams(base, grams)
    bases.current.set(scaled, base)
    unsettled.current.delete(item)
    unsettled.current.add(scaled)
    change((items) => items.map((one) => (one === item ? scaled : one)))
    clearTimeout(timer.current)
    timer.current = setTimeout(settleNow, quietTime)
  }

  return {
    setGrams,
    async settled() {
      const late = new Promise<void>((done) => setTimeout(done, longestWait))
      await Promise.race([settleNow(), late])
    },
  }
}

const recompute = (items: { foodId: string; grams: number }[]) =>
  api.post<Recomputed>('/nutrition/recompute', {
    items: items.flatMap(({ foodId, grams }) => (foodId ? [{ foodId, grams }] : [])),
  })

/** The items with the server's figures; a food that is not in the table keeps its scaled figures. */
function resolvedItems(items: Item[], { items: answers, unknown }: Recomputed): Map<Item, Item> {
  const known = items.filter(({ foodId }) => foodId && !unknown.includes(foodId))
  return new Map(
    known.map((item, index) => {
      const { nutritionData, missing } = answers[index] ?? item
      return [item, { ...item, nutritionData, missing }]
    }),
  )
}

/** A sign-in dialog opens and says enough. */
const messageFor = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.status === 401 ? null : messageOf(error, fallback)
