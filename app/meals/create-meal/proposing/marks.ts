import type { Proposal } from '../../propose/proposal.ts'
import type { LocalDraft } from '../local-draft.ts'

/** A field whose value was proposed and that nobody has touched since. */
export type Mark = 'title' | 'mealType' | 'figures' | `category ${string}`

/** A proposal, with the foods that it was made for. */
export type StoredProposal = Proposal & { key: string }

type Marked = Pick<
  LocalDraft,
  'title' | 'mealTypeId' | 'categoryIds' | 'proposal' | 'proposed' | 'declined'
>

export const isProposed = ({ proposed }: Pick<LocalDraft, 'proposed'>, mark: Mark) =>
  proposed.includes(mark)

export const withoutMark = (proposed: string[], mark: Mark) =>
  proposed.filter((each) => each !== mark)

export const withMark = (proposed: string[], mark: Mark) => [...withoutMark(proposed, mark), mark]

/** Puts a proposal into the fields that are empty or still proposed; what a person chose stays. */
export function withProposal<Fields extends Marked>(
  fields: Fields,
  proposal: StoredProposal,
): Fields {
  const takes = (mark: Mark, value: string) => value.trim() === '' || isProposed(fields, mark)
  const byPerson = fields.categoryIds.filter((id) => !isProposed(fields, `category ${id}`))
  const fitting = proposal.categories
    .map(({ _id }) => _id)
    .filter((id) => !byPerson.includes(id) && !fields.declined.includes(id))
  const newTitle = takes('title', fields.title)
  const newType = takes('mealType', fields.mealTypeId)
  const mealTypeId = proposal.mealType?._id ?? ''
  return {
    ...fields,
    title: newTitle ? proposal.title : fields.title,
    mealTypeId: newType ? mealTypeId : fields.mealTypeId,
    categoryIds: [...byPerson, ...fitting],
    proposal,
    proposed: [
      ...(isProposed(fields, 'figures') ? ['figures'] : []),
      ...(newTitle && proposal.title ? ['title'] : []),
      ...(newType && mealTypeId ? ['mealType'] : []),
      ...fitting.map((id) => `category ${id}`),
    ],
  }
}

/** A press on a category: a proposed one is kept by the first press, and taken out by the next. */
export function withCategory<Fields extends Marked>(
  fields: Fields,
  id: string,
  chosen: boolean,
): Fields {
  const others = fields.categoryIds.filter((each) => each !== id)
  const declined = fields.declined.filter((each) => each !== id)
  return {
    ...fields,
    categoryIds: chosen ? [...others, id] : others,
    proposed: withoutMark(fields.proposed, `category ${id}`),
    declined: chosen ? declined : [...declined, id],
  }
}

const marksOfFields: { field: string; mark: Mark }[] = [
  { field: 'title', mark: 'title' },
  { field: 'mealTypeId', mark: 'mealType' },
  { field: 'serving', mark: 'figures' },
]

/** The marks that remain after a person changed some fields. */
export const marksAfter = (proposed: string[], changes: object): string[] =>
  marksOfFields
    .filter(({ field }) => field in changes)
    .reduce((left, { mark }) => withoutMark(left, mark), proposed)
