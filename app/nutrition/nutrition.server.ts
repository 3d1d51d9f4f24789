import { invalid } from '#platform/errors.ts'
import type { Analysis } from './analysis.ts'
import { estimateText } from './estimate.ts'

/** Figures of a text such as "150 g grilled chicken, 1 cup rice". Throws 400 when it names no known food. */
export function analyseText(
  text: string,
  source: Analysis['source'] = 'ingredients',
  path = 'text',
): Analysis {
  const estimate = estimateText(text)
  if (!estimate) throw invalid('No known ingredient found in the text', path)
  return { ...estimate, source }
}
