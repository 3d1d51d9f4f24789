import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { ChipLink, ChipRow } from '#app/ui/forms/chip.tsx'
import { Pager } from '#app/ui/lists/pager.tsx'
import { ShownCount } from '#app/ui/lists/shown-count.tsx'
import { useLastPage } from '#app/ui/lists/use-last-page.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import type { ContactMessage } from '../contact.ts'
import { MessageList } from '../message-list.tsx'
import { statusWords } from '../message-status.tsx'
import { messagesHref, messagesPageSize, readMessagesQuery } from '../messages-query.ts'
import { useMessages } from '../use-messages.ts'
import type { Route } from './+types/messages.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Messages · ${siteInfoFrom(matches).name}` }]
}

/** The messages that visitors wrote with the contact form. */
export default function Messages() {
  const query = readMessagesQuery(useSearchParams()[0])
  const messages = useMessages(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const { question, ask } = useRemoval<ContactMessage>({
    question: 'Are you sure you want to delete this message?',
    detail: ({ subject, name }) => `${subject}, from ${name}. It cannot be restored.`,
    confirm: 'Delete',
    async remove(message) {
      if (!(await messages.remove(message))) return
      // The button that opened the dialog was removed with its row.
      requestAnimationFrame(() => heading.current?.focus())
    },
  })
  const { phase, found } = messages
  const href = (page: number) => messagesHref({ ...query, page })
  const loaded = phase === 'loaded' ? found : null
  useLastPage({
    page: query.page,
    totalPages: loaded?.totalPages,
    href,
  })
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Messages
        </h1>
        <ShownCount
          page={query.page}
          pageSize={messagesPageSize}
          shown={loaded?.messages.length}
          total={loaded?.total}
          what="messages"
        />
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
      <Pager page={query.page} totalPages={found?.totalPages ?? 0} href={href} />
      {question}
    </>
  )
}
