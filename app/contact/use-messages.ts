import { useCallback, useEffect, useState } from 'react'
import { api, messageOf } from '#app/ui/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts.tsx'
import type { ContactMessage, ContactStatus } from './contact.ts'
import { type MessagesQuery, messagesPageSize } from './messages-query.ts'

type Page = { messages: ContactMessage[]; total: number; totalPages: number }

type State = {
  phase: 'loading' | 'loaded' | 'failed'
  /** Why loading failed. */
  fault: string
  /** The last page that came; it stays on screen while another one is loaded. */
  found: Page | null
}

export type Messages = State & {
  reload(): Promise<void>
  /** Changes a message's status; its row changes when the server has said so. */
  mark(message: ContactMessage, status: ContactStatus): Promise<void>
  /** True when it is gone. */
  remove(message: ContactMessage): Promise<boolean>
}

/** A page of the contact messages, and what staff do to them. */
export function useMessages({ page, status }: MessagesQuery): Messages {
  const [state, setState] = useState<State>({ phase: 'loading', fault: '', found: null })

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState((now) => ({ ...now, phase: 'loading' }))
      try {
        const query = { page, status, limit: messagesPageSize }
        const found = await api.get<Page>('/contact', { query, signal })
        setState({ phase: 'loaded', fault: '', found })
      } catch (error) {
        if (signal?.aborted) return
        const fault = messageOf(error, 'Failed to load messages. Please try again later.')
        setState((now) => ({ ...now, phase: 'failed', fault }))
      }
    },
    [page, status],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])

  async function mark(message: ContactMessage, status: ContactStatus) {
    try {
      const saved = await api.put<ContactMessage>(`/contact/${message._id}`, { status })
      setState((now) => ({ ...now, found: now.found && withSaved(now.found, saved) }))
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
    await load()
    return true
  }

  return { ...state, reload: () => load(), mark, remove }
}

function withSaved(found: Page, saved: ContactMessage): Page {
  const messages = found.messages.map((message) => (message._id === saved._id ? saved : message))
  return { ...found, messages }
}
