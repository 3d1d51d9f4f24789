import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import type { Analysis } from './analysis.ts'
import { estimateText, withOwnFoods } from './estimate.ts'
import { ownFoodsOf } from './own-foods/own-foods.server.ts'

/** Figures of a text such as "150 g grilled chicken, 1 cup rice". Throws 400 when it names no known food. */
export async function analyseText(
  app: App,
  text: string,
  source: Analysis['source'] = 'ingredients',
  path = 'text',
): Promise<Analysis> {
  const own = await ownFoodsOf(app)
  const estimate = withOwnFoods(own, () => estimateText(text))
  if (!estimate) throw invalid('No known ingredient found in the text', path)
  return { ...estimate, source }
}
