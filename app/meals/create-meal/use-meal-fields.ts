import { useState } from 'react'
import { withoutPrompt } from '#app/images/making/prompts.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import { withItems } from '../portions/serving.ts'
import { withoutWords } from './analysis.ts'
import type { Analysis, LocalDraft } from './local-draft.ts'
import {
  marksAfter,
  type StoredProposal,
  withCategory,
  withMark,
  withoutMark,
  withProposal,
} from './proposing/marks.ts'

type Fields = Omit<LocalDraft, 'images' | 'selectedId'>

/** The fields of the create screen, with all that changes them; a change by a person takes their mark away. */
export function useMealFields(start: LocalDraft) {
  const [fields, setFields] = useState<Fields>(start)
  return {
    fields,
    change: (changes: Partial<Fields>) =>
      setFields((now) => ({ ...now, proposed: marksAfter(now.proposed, changes), ...changes })),
    /** Updates the items; figures that were not set by hand follow. */
    changeItems: (update: (items: Item[]) => Item[]) =>
      setFields((now) => ({
        ...now,
        serving: withItems(now.serving, update(now.serving.items)),
        proposed: withoutMark(now.proposed, 'figures'),
      })),
    /** Takes over the foods and figures that the site has found, which count as proposed. */
    takeAnalysis: (analysis: Analysis) =>
      setFields((now) => ({
        ...now,
        analysis,
        serving: withItems(now.serving, analysis.items),
        proposed: withMark(now.proposed, 'figures'),
      })),
    takeProposal: (proposal: StoredProposal) => setFields((now) => withProposal(now, proposal)),
    chooseCategory: (id: string, chosen: boolean) =>
      setFields((now) => withCategory(now, id, chosen)),
    /** Removes words for which a food was chosen, because they are counted now. */
    dropSuggestions: (words: string) =>
      setFields((now) => ({ ...now, analysis: now.analysis && withoutWords(now.analysis, words) })),
    /** Removes a prompt whose picture has become a meal. */
    dropPrompt: (words: string) =>
      setFields((now) => ({ ...now, prompts: withoutPrompt(now.prompts, words) })),
  }
}
