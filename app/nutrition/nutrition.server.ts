import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import type { Analysis } from './analysis.ts'
import { readLongText } from './long-texts.server.ts'
import type { Estimate } from './nutrition.ts'
import { readerOf } from './own-foods/own-foods.server.ts'

/** Texts longer than this (characters) could block other requests and are read on a separate thread. */
const longText = 1000

/**
 * Figures of a text such as "150 g grilled chicken, 1 cup rice". Throws 400 when it names no known food, and
 * 503 while too many long ones are read.
 */
export async function analyseText(
  app: App,
  text: string,
  source: Analysis['source'] = 'ingredients',
  path = 'text',
): Promise<Analysis> {
  const estimate =
    text.length > longText ? await readLongText(app, text) : await readShortText(app, text)
  if (!estimate) throw invalid('No known ingredient found in the text', path)
  return { ...estimate, source }
}

async function readShortText(app: App, text: string): Promise<Estimate | null> {
  const reader = await readerOf(app)
  return reader.estimate(text)
}
