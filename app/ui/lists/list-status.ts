/** The statuses that staff can filter a list by. */
export const listStatuses = ['published', 'draft'] as const

export type ListStatus = (typeof listStatuses)[number]

/** The status with this name; empty, which applies no filter, for any other text. */
export const readListStatus = (text: string): ListStatus | '' =>
  listStatuses.find((status) => status === text) ?? ''
