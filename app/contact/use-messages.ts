import { useCallback } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { type Loaded, useLoaded } from '#app/ui/lists/use-loaded.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { ContactMessage, ContactStatus } from './contact.ts'
import { type MessagesQuery, messagesPageSize } from './messages-query.ts'

type Page = { messages: ContactMessage[]; total: number; totalPages: number }

export type Messages = Pick<Loaded<Page>, 'phase' | 'fault' | 'reload'> & {
  /** The page that was loaded last; it stays while another one is loading. */
  found: Page | null
  /** Changes the status of a message; the row changes after the server has confirmed it. */
  mark(message: ContactMessage, status: ContactStatus): Promise<void>
  /** Returns true if it was deleted. */
  remove(message: ContactMessage): Promise<boolean>
}

/** A page of contact messages, and what staff can do with them. */
export function useMessages({ page, status }: MessagesQuery): Messages {
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { page, status, limit: messagesPageSize }
      return api.get<Page>('/contact', { query, signal })
    },
    [page, status],
  )
  const { data, change, ...list } = useLoaded(
    load,
    'Failed to load messages. Please try again later.',
  )

  async function mark(message: ContactMessage, status: ContactStatus) {
    try {
      const saved = await api.put<ContactMessage>(`/contact/${message._id}`, { status })
      change((found) => withSaved(found, saved))
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to update message'))
    }
  }

  async function remove(message: ContactMessage) {
    try {
      await api.delete(`/contact/${message._id}`)
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to delete message'))
      return false
    }
    showToast('Message deleted')
    await list.reload()
    return true
  }

  return { ...list, found: data, mark, remove }
}

function withSaved(found: Page, saved: ContactMessage): Page {
  const messages = found.messages.map((message) => (message._id === saved._id ? saved : message))
  return { ...found, messages }
}
