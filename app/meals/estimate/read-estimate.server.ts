import { estimateInput } from '#app/nutrition/analysis.ts'
import { analyseText } from '#app/nutrition/nutrition.server.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import type { LoadedEstimate } from './use-estimate.ts'

/** Reads the text of the page's address: figures, or the problem with the text. */
export async function readEstimate(app: App, given: string): Promise<LoadedEstimate> {
  const text = given.trim()
  if (text === '') return { text, estimate: null, problem: null }
  const parsed = estimateInput.safeParse({ text })
  if (!parsed.success) {
    return { text, estimate: null, problem: parsed.error.issues[0]?.message ?? null }
  }
  try {
    return { text, estimate: await analyseText(app, text), problem: null }
  } catch (error) {
    if (isFailure(error) && error.status === 400) {
      return { text, estimate: null, problem: error.message }
    }
    throw error
  }
}
