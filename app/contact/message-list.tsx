import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ContactMessage } from './contact.ts'
import { MessageRow } from './message-row.tsx'
import type { Messages } from './use-messages.ts'

type Props = {
  messages: Messages
  /** True if a filter is applied. */
  filtered: boolean
  onDelete: (message: ContactMessage) => void
}

const box = 'rounded-card border border-line bg-surface'

/** The messages of a page, of which one can be open, or what is shown if there are none. */
export function MessageList({ messages, filtered, onDelete }: Props) {
  const [openId, setOpenId] = useState<string | null>(null)
  const { phase, found } = messages
  if (phase === 'failed') return <LoadFailure messages={messages} />
  if (!found) return <LoadingRows />
  if (found.messages.length === 0) return <NoMessages filtered={filtered} />

  function toggle(message: ContactMessage) {
    const opens = openId !== message._id
    setOpenId(opens ? message._id : null)
    if (opens && message.status === 'new') void messages.mark(message, 'read')
  }
  return (
    <ul
      aria-busy={phase === 'loading'}
      className={joinClasses(box, 'transition-opacity', phase === 'loading' && 'opacity-50')}
    >
      {found.messages.map((message) => (
        <MessageRow
          key={message._id}
          message={message}
          open={openId === message._id}
          onToggle={() => toggle(message)}
          onMark={(status) => messages.mark(message, status)}
          onDelete={() => onDelete(message)}
        />
      ))}
    </ul>
  )
}

function LoadFailure({ messages }: { messages: Messages }) {
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await messages.reload()
    setBusy(false)
  }
  return (
    <div role="alert" className={box}>
      <EmptyState
        heading={null}
        title={messages.fault}
        action={
          <Button busy={busy} onClick={retry}>
            Try Again
          </Button>
        }
      />
    </div>
  )
}

function LoadingRows() {
  return (
    <div className={box} role="status">
      <span className="sr-only">Loading messages</span>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="flex items-center gap-6 border-line border-b p-5 last:border-b-0">
          <Skeleton className="h-5 w-16 shrink-0" />
          <Skeleton className="h-5 w-1/5" />
          <Skeleton className="h-5 w-2/5 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}

function NoMessages({ filtered }: { filtered: boolean }) {
  return (
    <div className={box}>
      <EmptyState
        heading={null}
        title={filtered ? 'No messages with this status' : 'No messages yet'}
        hint={filtered ? undefined : 'What visitors send through the contact page arrives here.'}
      />
    </div>
  )
}
