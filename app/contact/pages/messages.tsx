import { type RefObject, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { siteInfoFrom } from '#app/site/site-info.ts'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { useLastPage } from '#app/ui/use-last-page.ts'
import type { ContactMessage } from '../contact.ts'
import { MessageList } from '../message-list.tsx'
import { statusWords } from '../message-status.tsx'
import { messagesHref, messagesPageSize, readMessagesQuery } from '../messages-query.ts'
import { type Messages as MessagesState, useMessages } from '../use-messages.ts'
import type { Route } from './+types/messages.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Messages · ${siteInfoFrom(matches).name}` }]
}

/** What visitors wrote through the contact form. */
export default function Messages() {
  const query = readMessagesQuery(useSearchParams()[0])
  const messages = useMessages(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const { asking, ask } = useDeletion(messages, heading)
  const href = (page: number) => messagesHref({ ...query, page })
  useLastPage({
    page: query.page,
    totalPages: messages.phase === 'loaded' ? messages.found?.totalPages : undefined,
    href,
  })
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Messages
        </h1>
        <p role="status" className="text-muted text-sm tabular-nums">
          {shownText(messages, query.page)}
        </p>
      </div>
      <div className="mt-6 mb-6">
        <ChipRow label="Status">
          {(['', 'new', 'read', 'answered'] as const).map((status) => (
            <ChipLink
              key={status}
              to={messagesHref({ page: 1, status })}
              chosen={status === query.status}
              preventScrollReset
            >
              {status === '' ? 'All' : statusWords[status]}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <MessageList messages={messages} filtered={query.status !== ''} onDelete={ask} />
      <Pager page={query.page} totalPages={messages.found?.totalPages ?? 0} href={href} />
      {asking}
    </>
  )
}

/** The question before a message is deleted, and what opens it. */
function useDeletion(messages: MessagesState, heading: RefObject<HTMLElement | null>) {
  const [doomed, setDoomed] = useState<ContactMessage | null>(null)
  const [open, setOpen] = useState(false)

  async function deleteDoomed() {
    if (doomed && (await messages.remove(doomed))) {
      // The button that opened the question is gone with its row.
      requestAnimationFrame(() => heading.current?.focus())
    }
  }

  const asking = (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      question="Are you sure you want to delete this message?"
      detail={doomed && `${doomed.subject}, from ${doomed.name}. It cannot be restored.`}
      confirm="Delete"
      onConfirm={deleteDoomed}
    />
  )
  function ask(message: ContactMessage) {
    setDoomed(message)
    setOpen(true)
  }
  return { asking, ask }
}

function shownText({ phase, found }: MessagesState, page: number): string {
  if (phase !== 'loaded' || !found || found.messages.length === 0) return ''
  const first = (page - 1) * messagesPageSize + 1
  return `Showing ${first} to ${first + found.messages.length - 1} of ${found.total} messages`
}
