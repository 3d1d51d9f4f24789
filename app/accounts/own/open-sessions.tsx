import { type RefObject, useRef, useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import type { Loaded } from '#app/ui/lists/use-loaded.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { OpenSession } from '../account.ts'

type Props = {
  sessions: Loaded<OpenSession[]>
  /** Gets the focus when the button that had it has been removed. */
  heading: RefObject<HTMLElement | null>
}

/** The sessions of the user, each with a button to end it. */
export function OpenSessions({ sessions, heading }: Props) {
  const { phase, fault, data, reload } = sessions
  const [ending, setEnding] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)

  async function end(path: string, done: string) {
    if (ending) return
    setEnding(path)
    try {
      await api.delete(path)
      showToast(done)
      await reload()
      requestAnimationFrame(() =>
        (list.current?.querySelector('button') ?? heading.current)?.focus(),
      )
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to sign out'))
    }
    setEnding(null)
  }

  if (!data && phase === 'loading') return <Skeleton className="h-32 rounded-card" />
  const others = data?.some(({ current }) => !current)
  return (
    <>
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={reload} />
      <ul ref={list} className="rounded-card border border-line bg-surface empty:hidden">
        {data?.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            busy={ending !== null}
            onEnd={() => end(`/auth/sessions/${session._id}`, 'Session ended')}
          />
        ))}
      </ul>
      {others && (
        <Button
          look="secondary"
          className="mt-4"
          busy={ending === '/auth/sessions'}
          onClick={() => end('/auth/sessions', 'Signed out everywhere else')}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}

type RowProps = { session: OpenSession; busy: boolean; onEnd: () => void }

function SessionRow({ session, busy, onEnd }: RowProps) {
  const browser = session.browser || 'Unknown browser'
  const lastUse = timeFormat.format(new Date(session.lastUsedAt))
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b px-5 py-3 last:border-b-0">
      <span>
        <span className="block font-semibold">{browser}</span>
        <span className="text-muted text-sm tabular-nums">
          Signed in {dayFormat.format(new Date(session.createdAt))} · last used {lastUse} UTC
        </span>
      </span>
      {session.current ? (
        <span className="font-medium text-leaf text-sm">This session</span>
      ) : (
        <Button
          look="quiet"
          aria-label={`Sign out ${browser}, last used ${lastUse}`}
          aria-disabled={busy}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const timeFormat = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})
