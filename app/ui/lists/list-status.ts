/** The statuses that staff can filter a list by; only posts are scheduled. */
export const listStatuses = ['published', 'draft', 'scheduled'] as const

export type ListStatus = (typeof listStatuses)[number]

/** The status with this name; empty, which applies no filter, for any other text. */
export const readListStatus = (text: string): ListStatus | '' =>
  listStatuses.find((status) => status === text) ?? ''

/** What screens call them. */
export const statusNames: Record<ListStatus, string> = {
  ...{ published: 'Published', draft: 'Draft', scheduled: 'Scheduled' },
}
