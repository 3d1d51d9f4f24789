/** Editors who write busily, and a memory of what the site has told them is kept. */
import { setTimeout as pause } from 'node:timers/promises'

/** What was acknowledged, and what was sent without an answer: either may be found afterwards. */
export type Written = { id: string; kept: string; sent: Set<string> }

export type Ledger = { meals: Map<string, Written>; images: Set<string>; deleted: Set<string> }

export type Editors = { ledger: Ledger; stop(): Promise<void> }

const prompts = ['rice with peas', 'grilled salmon with lemon', 'tomato soup', 'two fried eggs']

/** Starts `count` editors who write by `ask` until they are stopped. */
export function startEditors(ask: Ask, count: number): Editors {
  const ledger: Ledger = { meals: new Map(), images: new Set(), deleted: new Set() }
  let writing = true
  const work = Array.from({ length: count }, async (_, index) => {
    for (let turn = index; writing; turn += 1) {
      try {
        await actions[turn % actions.length]?.(ask, ledger, turn)
      } catch {
        // The site is being killed or started: the next try may find it.
        await pause(50)
      }
      await pause(20)
    }
  })
  return {
    ledger,
    async stop() {
      writing = false
      await Promise.all(work)
    },
  }
}

/** Calls the site's API; rejects unless the answer is a success. */
export type Ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<{ _id: string; [field: string]: unknown }>

let named = 0
const newTitle = () => {
  named += 1
  return `Meal ${named} of the kills`
}

/** Pictures take the worker a second each, so few are asked for. */
const pictureEvery = 90

/** What an editor does, turn by turn. */
const actions = [create, edit, create, edit, remove, picture]

async function create(ask: Ask, { meals }: Ledger) {
  const title = newTitle()
  const { _id } = await ask('POST', '/meals', { title, isPublished: true })
  meals.set(_id, { id: _id, kept: title, sent: new Set() })
}

async function edit(ask: Ask, { meals, deleted }: Ledger) {
  const meal = anyOf([...meals.values()].filter(({ id }) => !deleted.has(id)))
  if (!meal) return
  const title = newTitle()
  meal.sent.add(title)
  await ask('PUT', `/meals/${meal.id}`, { title })
  meal.kept = title
}

async function remove(ask: Ask, { meals, deleted }: Ledger, turn: number) {
  const meal = anyOf([...meals.values()].filter(({ id }) => !deleted.has(id)))
  if (!meal || turn % 3 !== 0) return
  // From here on it may be gone, whatever is answered.
  deleted.add(meal.id)
  await ask('DELETE', `/meals/${meal.id}`)
}

async function picture(ask: Ask, { images }: Ledger, turn: number) {
  if (turn % pictureEvery !== actions.length - 1) return
  const prompt = prompts[turn % prompts.length]
  images.add((await ask('POST', '/images/generate', { prompt }))._id)
}

function anyOf<T>(values: T[]): T | undefined {
  return values[Math.floor(Math.random() * values.length)]
}
