import { Check, MailOpen, Reply, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { ContactMessage, ContactStatus } from './contact.ts'
import { MessageStatus } from './message-status.tsx'
import { replyAddress } from './reply-address.ts'

type Props = {
  message: ContactMessage
  open: boolean
  onToggle: () => void
  onMark: (status: ContactStatus) => Promise<void>
  onDelete: () => void
}

/** On narrow screens name and subject have a line each, below status and date. */
const words = 'max-desk:order-3 max-desk:col-span-3'

/** A message: one line that expands to the whole. */
export function MessageRow({ message, open, onToggle, onMark, onDelete }: Props) {
  const id = useId()
  const unread = message.status === 'new'
  return (
    <li className="border-line border-b last:border-b-0">
      <h2 className="font-normal font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
          className="grid w-full grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-4 gap-y-1 rounded-card px-5 py-4 text-left text-base hover:bg-sunken/50 desk:grid-cols-[6.5rem_10rem_minmax(0,1fr)_auto_1.25rem]"
        >
          <MessageStatus status={message.status} />
          <span className={joinClasses(words, !open && 'truncate', unread && 'font-semibold')}>
            {message.name}
          </span>
          <span className={joinClasses(words, !open && 'truncate', unread && 'font-semibold')}>
            {message.subject}
          </span>
          <time
            dateTime={message.createdAt}
            className="text-muted text-sm tabular-nums max-desk:order-1"
          >
            {dayFormat.format(new Date(message.createdAt))}
          </time>
          <ChevronDownIcon
            className={joinClasses(
              'text-muted transition-transform max-desk:order-2',
              open && 'rotate-180',
            )}
          />
        </button>
      </h2>
      {open && (
        <div id={id} className="px-5 pt-1 pb-6">
          <MessageBody message={message} onMark={onMark} onDelete={onDelete} />
        </div>
      )}
    </li>
  )
}

type BodyProps = Pick<Props, 'message' | 'onMark' | 'onDelete'>

function MessageBody({ message, onMark, onDelete }: BodyProps) {
  const [busy, setBusy] = useState(false)
  const answered = message.status === 'answered'
  async function toggleAnswered() {
    setBusy(true)
    await onMark(answered ? 'read' : 'answered')
    setBusy(false)
  }
  return (
    <>
      <p className="text-muted text-sm">
        {message.email} · {timeFormat.format(new Date(message.createdAt))} UTC
        {message.answeredAt && ` · answered ${dayFormat.format(new Date(message.answeredAt))}`}
      </p>
      <p className="mt-4 max-w-[65ch] whitespace-pre-line">{message.message}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={replyAddress(message)} className={buttonClasses('primary')}>
          <Reply size={20} strokeWidth={1.75} aria-hidden="true" />
          Reply
        </a>
        <Button look="secondary" aria-disabled={busy} onClick={() => busy || toggleAnswered()}>
          {answered ? (
            <MailOpen size={20} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Check size={20} strokeWidth={1.75} aria-hidden="true" />
          )}
          {answered ? 'Mark as not answered' : 'Mark as answered'}
        </Button>
        <Button look="quiet" onClick={onDelete}>
          <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
          Delete
        </Button>
      </div>
    </>
  )
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const timeFormat = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})
