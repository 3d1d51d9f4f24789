import type { Suggestion } from '#app/nutrition/nutrition.ts'

/** "Not counted: farofa, zhoug paste"; empty when everything is counted. */
export const notCountedText = (suggestions: Suggestion[]) =>
  suggestions.length === 0 ? '' : `Not counted: ${suggestions.map(({ text }) => text).join(', ')}`
