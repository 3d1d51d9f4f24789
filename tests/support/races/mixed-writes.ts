/** Simulates editors and visitors who write continuously, and records what the site has acknowledged. */
import { setTimeout as pause } from 'node:timers/promises'
import { administrator } from '../sites/site-process.ts'
import type { SiteFetch } from './round-robin.ts'

/** A meal with all titles sent for it in order, and the index of the last acknowledged one. */
export type Written = { id: string; titles: string[]; kept: number }

/** The writes that the site has acknowledged. */
export type Ledger = {
  meals: Map<string, Written>
  /** Meals whose deletion was sent; `gone` holds those whose deletion was acknowledged. */
  deleted: Set<string>
  gone: Set<string>
  /** Titles of posts by id. */
  posts: Map<string, string>
  /** Texts of contact messages. */
  messages: Set<string>
  images: Set<string>
}

export type Editors = { ledger: Ledger; stop(): Promise<void> }

/** An error answer of the API. */
export class Refused extends Error {
  readonly status: number

  constructor(call: string, status: number, text: string) {
    super(`${call} answered ${status}: ${text}`)
    this.status = status
  }
}

/** Calls the site's API. Rejects with Refused for an error answer. */
export type Ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<{ _id: string; [field: string]: unknown }>

/** Signs the administrator in. Each call has a different client address. */
export async function signIn(fetch: SiteFetch): Promise<Ask> {
  const call = async (method: string, path: string, body?: object, token = '') => {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': newAddress(),
        ...(token && { 'x-auth-token': token }),
      },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Refused(`${method} ${path}`, response.status, await response.text())
    return await response.json()
  }
  const { token } = await call('POST', '/auth/login', administrator)
  return (method, path, body) => call(method, path, body, token)
}

let numbered = 0
const nextNumber = () => {
  numbered += 1
  return numbered
}

function newAddress(): string {
  const number = nextNumber()
  return `10.${[16, 8, 0].map((bits) => (number >> bits) & 255).join('.')}`
}

/**
 * Starts `count` editors who make writes through `ask` until they are stopped, with a pause of `rest` ms
 * between writes.
 */
export function startEditors(ask: Ask, count: number, rest = 20): Editors {
  const ledger: Ledger = {
    meals: new Map(),
    deleted: new Set(),
    gone: new Set(),
    posts: new Map(),
    messages: new Set(),
    images: new Set(),
  }
  let writing = true
  const work = Array.from({ length: count }, async (_, index) => {
    for (let turn = index; writing; turn += 1) {
      try {
        await actions[turn % actions.length]?.(ask, ledger, turn)
      } catch {
        // The site is being killed or restarted; the next try may succeed.
        await pause(50)
      }
      await pause(rest)
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

/** A copy of what has been acknowledged so far; titles sent later are included as sent. */
export function copyLedger({ meals, deleted, gone, posts, messages, images }: Ledger): Ledger {
  return {
    meals: new Map([...meals].map(([id, written]) => [id, { ...written }])),
    deleted,
    gone: new Set(gone),
    posts: new Map(posts),
    messages: new Set(messages),
    images: new Set(images),
  }
}

const prompts = ['rice with peas', 'grilled salmon with lemon', 'tomato soup', 'two fried eggs']

const newTitle = () => `Meal ${nextNumber()} of the kills`

/** Drawing takes the worker a second per picture, so only a few are requested. */
const pictureEvery = 96

/** The actions of an editor, in turn. */
const actions = [create, edit, post, create, edit, message, remove, picture]

async function create(ask: Ask, { meals }: Ledger) {
  const title = newTitle()
  const { _id } = await ask('POST', '/meals', { title, isPublished: true })
  meals.set(_id, { id: _id, titles: [title], kept: 0 })
}

/** Meals being edited, which others skip: with two concurrent edits, the last title would be unknown. */
const busy = new Set<string>()

async function edit(ask: Ask, ledger: Ledger) {
  const meal = freeMeal(ledger)
  if (!meal) return
  const title = newTitle()
  const place = meal.titles.push(title) - 1
  busy.add(meal.id)
  try {
    await ask('PUT', `/meals/${meal.id}`, { title })
    meal.kept = place
  } finally {
    busy.delete(meal.id)
  }
}

async function post(ask: Ask, { posts }: Ledger) {
  const title = `Post ${nextNumber()} of the kills`
  const { _id } = await ask('POST', '/blogs', { title })
  posts.set(_id, title)
}

async function message(ask: Ask, { messages }: Ledger) {
  const text = `Message ${nextNumber()} of the kills`
  const sender = { name: 'Ada', email: 'ada@example.com', subject: 'Hello' }
  await ask('POST', '/contact', { ...sender, message: text })
  messages.add(text)
}

async function remove(ask: Ask, ledger: Ledger, turn: number) {
  const meal = freeMeal(ledger)
  if (!meal || turn % 3 !== 0) return
  // From here on the meal may be deleted, whatever the answer is.
  ledger.deleted.add(meal.id)
  await ask('DELETE', `/meals/${meal.id}`)
  ledger.gone.add(meal.id)
}

async function picture(ask: Ask, { images }: Ledger, turn: number) {
  if (turn % pictureEvery !== actions.length - 1) return
  const prompt = prompts[turn % prompts.length]
  images.add((await ask('POST', '/images/generate', { prompt }))._id)
}

function freeMeal({ meals, deleted }: Ledger): Written | undefined {
  const free = [...meals.values()].filter(({ id }) => !deleted.has(id) && !busy.has(id))
  return free[Math.floor(Math.random() * free.length)]
}
