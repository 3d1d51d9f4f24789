import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { readerOf } from '#app/nutrition/own-foods/own-foods.server.ts'
import type { App } from '#platform/app.ts'
import { illustratorName } from '../image.ts'
import { recentPrompts } from '../images.db.server.ts'
import { drawnWords } from './drawn-words.ts'

/** The newest prompts that are looked through, the most words that are listed, and the longest of them. */
const mostPrompts = 500
const mostWords = 200
const longestWord = 60

/** A word or dish that the illustrator leaves out, and how many prompts of staff have it. */
export type MissingDrawing = { word: string; count: number }

/**
 * Words of the newest prompts of staff that the illustrator has no drawing for, the most frequent first. What
 * visitors type is stored nowhere and is not among them. A word is gone once it can be drawn.
 */
export async function missingDrawings(app: App): Promise<MissingDrawing[]> {
  const reader = await readerOf(app)
  const counts = new Map<string, number>()
  for (const prompt of await recentPrompts(app.db, illustratorName, mostPrompts)) {
    await yieldToEventLoop()
    const { missing } = drawnWords(reader, prompt)
    const words = new Set(missing.map((word) => word.toLowerCase().slice(0, longestWord)))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, mostWords)
}
