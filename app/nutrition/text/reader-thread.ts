import { answerTasks } from '#platform/side-thread.ts'
import { createReader, tableReader } from '../estimate.ts'
import type { Estimate } from '../nutrition.ts'
import type { OwnFood } from '../own-foods/own-food.ts'
import { makeOwnFoods } from '../own-foods/own-foods.ts'

/** A text to read with the imported foods of a version, or the foods of a version to load. */
export type ReaderTask = { version: string; text: string } | { version: string; foods: OwnFood[] }

/** False when the thread does not have the foods of that version; true after it loaded them. */
export type ReaderAnswer = { estimate: Estimate | null } | boolean

/** The reader of the version that was loaded last. The empty version has no imported foods. */
let own = { version: '', reader: tableReader }

answerTasks<ReaderTask, ReaderAnswer>(async (task) => {
  if ('foods' in task) {
    const foods = await makeOwnFoods(task.foods, async () => undefined)
    own = { version: task.version, reader: createReader(foods) }
    return true
  }
  if (task.version !== own.version) return false
  return { estimate: own.reader.estimate(task.text) }
})
