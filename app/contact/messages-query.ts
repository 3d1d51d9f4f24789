import { readPage } from '#app/ui/lists/paging.ts'
import { type ContactStatus, contactStatuses } from './contact.ts'

/** The messages that staff look at, kept in the address of the screen. An empty status means all. */
export type MessagesQuery = { page: number; status: ContactStatus | '' }

/** How many messages are on a page. */
export const messagesPageSize = 10

/** Reads page and status; invalid values mean the first page, or all messages. */
export function readMessagesQuery(params: URLSearchParams): MessagesQuery {
  const asked = params.get('status')
  return {
    page: readPage(params.get('page')),
    status: contactStatuses.find((status) => status === asked) ?? '',
  }
}

/** The address of these messages. */
export function messagesHref({ page, status }: MessagesQuery): string {
  const params = new URLSearchParams({
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `/admin/messages?${params}` : '/admin/messages'
}
