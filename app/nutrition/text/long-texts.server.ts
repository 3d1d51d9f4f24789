import type { App } from '#platform/app.ts'
import { unavailable } from '#platform/errors.ts'
import { programFile } from '#platform/program-file.ts'
import { sideThread } from '#platform/side-thread.ts'
import type { Estimate } from '../nutrition.ts'
import { ownFoodsVersion, readOwnFoods } from '../own-foods/own-foods.server.ts'
import type { ReaderAnswer, ReaderTask } from './reader-thread.ts'

/** Texts that may wait for the thread; further ones are refused. At 0.1 s each they take two seconds. */
const queueLimit = 20

/** Time limit in ms for one text, with a margin that covers starting the thread and loading the food table. */
const timeLimit = 10_000

/**
 * Heap limit in MB, enough for the table and 20,000 imported foods. The thread starts with the first long
 * text.
 */
const heapMb = 256

/** How long (ms) the thread is kept for the next text. It takes 35 MB, and a third of a second to start. */
const idleLimit = 5000

const busy = () =>
  unavailable('Too many long texts are being read. Please try again later, or send a shorter text.')

const reader = sideThread<ReaderTask, ReaderAnswer>({
  script: programFile('app/nutrition/text/reader-thread.ts'),
  queueLimit,
  refuse: busy,
  timeLimit,
  giveUp: () => unavailable('This text takes too long to read. Please send a shorter one.'),
  idleLimit,
  resourceLimits: { maxOldGenerationSizeMb: heapMb },
})

/**
 * Reads a text on a separate thread, with the foods that the owner imported. Null when it names no
 * food; throws 503 while too many texts wait, and when this one takes too long.
 */
export async function readLongText(app: App, text: string): Promise<Estimate | null> {
  const version = await ownFoodsVersion(app)
  const answer = await reader.run({ version, text })
  if (typeof answer === 'object') return answer.estimate
  await handOver(app, version)
  const again = await reader.run({ version, text })
  if (typeof again === 'object') return again.estimate
  throw busy()
}

/** Pending transfers of foods to the thread, by version, so that waiting texts share one transfer. */
const handed = new Map<string, Promise<unknown>>()

/** Sends the imported foods to the thread, which has none or those of another version. */
async function handOver(app: App, version: string): Promise<void> {
  const sent = handed.get(version) ?? sendFoods(app, version)
  handed.set(version, sent)
  try {
    await sent
  } finally {
    handed.delete(version)
  }
}

async function sendFoods(app: App, version: string): Promise<void> {
  const foods = version === '' ? [] : await readOwnFoods(app)
  await reader.run({ version, foods })
}
