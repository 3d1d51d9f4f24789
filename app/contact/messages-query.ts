import { readPage } from '#app/ui/lists/paging.ts'
import { type ContactStatus, contactStatuses } from './contact.ts'

/** Which messages staff look at, kept in the screen's address. Empty status: all of them. */
export type MessagesQuery = { page: number; status: ContactStatus | '' }

/** Messages on a page. */
export const messagesPageSize = 10

/** Reads page and status; what makes no sense shows the first page, or all. */
export function readMessagesQuery(params: URLSearchParams): MessagesQuery {
  const asked = params.get('status')
  return {
    page: readPage(params.get('page')),
    status: contactStatuses.find((status) => status === asked) ?? '',
  }
}

/** The address that shows these messages. */
export function messagesHref({ page, status }: MessagesQuery): string {
  const params = new URLSearchParams({
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `/admin/messages?${params}` : '/admin/messages'
}
