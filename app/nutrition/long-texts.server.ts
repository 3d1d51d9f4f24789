import type { App } from '#platform/app.ts'
import { unavailable } from '#platform/errors.ts'
import { programFile } from '#platform/program-file.ts'
import { sideThread } from '#platform/side-thread.ts'
import type { Estimate } from './nutrition.ts'
import { ownFoodsVersion, readOwnFoods } from './own-foods/own-foods.server.ts'
import type { ReaderAnswer, ReaderTask } from './reader-thread.ts'

/** Texts that may wait for the thread before further ones are refused; at 0.1 s each it is two seconds. */
const queueLimit = 20

/** More (ms) than the longest text takes, the start of the thread and its food table included. */
const timeLimit = 10_000

/** Enough for the table and 20,000 imported foods; it is taken with the first long text. */
const heapMb = 256

const busy = () =>
  unavailable('Too many long texts are being read. Please try again later, or send a shorter text.')

const reader = sideThread<ReaderTask, ReaderAnswer>({
  script: programFile('app/nutrition/reader-thread.ts'),
  queueLimit,
  refuse: busy,
  timeLimit,
  giveUp: () => unavailable('This text takes too long to read. Please send a shorter one.'),
  resourceLimits: { maxOldGenerationSizeMb: heapMb },
})

/**
 * Reads a text on a thread of its own, beside the foods that the owner imported. Null where it names no
 * food; throws 503 while too many texts wait, and where this one takes too long.
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

/** Foods on their way to the thread, by version: twenty thousand are not sent for each text that waits. */
const handed = new Map<string, Promise<unknown>>()

/** Gives the thread, which is new or has those of before, the imported foods. */
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
