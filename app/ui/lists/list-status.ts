/** What staff can narrow a list to: what visitors see, or drafts. */
export const listStatuses = ['published', 'draft'] as const

export type ListStatus = (typeof listStatuses)[number]

/** The status that a text names; empty, which narrows nothing, for any other text. */
export const readListStatus = (text: string): ListStatus | '' =>
  listStatuses.find((status) => status === text) ?? ''
