import { useCallback } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { type Loaded, useLoaded } from '#app/ui/lists/use-loaded.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { ContactMessage, ContactStatus } from './contact.ts'
import { type MessagesQuery, messagesPageSize } from './messages-query.ts'

type Page = { messages: ContactMessage[]; total: number; totalPages: number }

export type Messages = Pick<Loaded<Page>, 'phase' | 'fault' | 'reload'> & {
  /** The last page that came; it stays on screen while another one is loaded. */
  found: Page | null
  /** Changes a message's status; its row changes when the server has said so. */
  mark(message: ContactMessage, status: ContactStatus): Promise<void>
  /** True when it is gone. */
  remove(message: ContactMessage): Promise<boolean>
}

/** A page of the contact messages, and what staff do to them. */
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
