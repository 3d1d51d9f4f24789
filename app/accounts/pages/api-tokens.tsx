import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { removeRow } from '#app/ui/focus-row.ts'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { AdminsOnly } from '../admins-only.tsx'
import type { ApiToken, NewApiToken } from '../api-tokens/api-token.ts'
import { TokenDialog } from '../api-tokens/token-dialog.tsx'
import type { Route } from './+types/api-tokens.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `API Tokens · ${siteInfoFrom(matches).name}` }]
}

const load = async (signal: AbortSignal) =>
  (await api.get<{ tokens: ApiToken[] }>('/tokens', { signal })).tokens

/** The tokens of programs, to make and revoke them; for administrators. */
export default function ApiTokens() {
  return (
    <AdminsOnly
      screen="API Tokens"
      title="Only administrators manage API tokens"
      hint="An Admin can make tokens for programs and revoke them."
    >
      <TokenList />
    </AdminsOnly>
  )
}

function TokenList() {
  const list = useLoaded(load, 'Failed to load the tokens. Please try again later.')
  const [open, setOpen] = useState(false)
  // Kept when the dialog closes, so that its text stays while it fades out.
  const [made, setMade] = useState<NewApiToken | null>(null)
  const section = useRef<HTMLElement>(null)

  async function revoke({ _id }: ApiToken): Promise<boolean> {
    try {
      await api.delete(`/tokens/${_id}`)
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to revoke the token'))
      return false
    }
    showToast('Token revoked')
    await list.reload()
    return true
  }

  const { question, ask } = useRemoval<ApiToken>({
    question: 'Are you sure you want to revoke this token?',
    detail: ({ name }) => `${name}. Programs that use it are refused at once.`,
    confirm: 'Remove',
    remove: (token) => removeRow(section.current, `Revoke ${token.name}`, () => revoke(token)),
  })
  const { phase, fault, data } = list
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-2xl">API Tokens</h1>
        <Button
          onClick={() => {
            setMade(null)
            setOpen(true)
          }}
        >
          <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />
          New Token
        </Button>
      </div>
      <p className="mb-6 max-w-[42.5rem] text-muted">
        With a token a program uses the API in your name.{' '}
        <a href="/api/docs" className="text-link">
          All calls
        </a>
      </p>
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={list.reload} />
      {!data && phase === 'loading' && <Skeleton className="h-40 rounded-card" />}
      {data?.length === 0 && (
        <EmptyState title="No tokens yet" hint="Programs need one to write." />
      )}
      <section ref={section} aria-labelledby="tokens">
        <h2 id="tokens" tabIndex={-1} className="sr-only">
          Tokens
        </h2>
        <ul className="rounded-card border border-line bg-surface empty:hidden">
          {data?.map((token) => (
            <TokenRow key={token._id} token={token} onRevoke={() => ask(token)} />
          ))}
        </ul>
      </section>
      <TokenDialog
        open={open}
        made={made}
        onClose={() => setOpen(false)}
        onMade={(fresh) => {
          setMade(fresh)
          void list.reload()
        }}
      />
      {question}
    </>
  )
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scope, owner, createdAt, expiresAt, lastUsedAt } = token
  const expired = expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  return (
    <li
      data-row
      className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b px-5 py-3 last:border-b-0"
    >
      <span className="[overflow-wrap:anywhere]">
        <span className="block font-semibold">{name}</span>
        <span className="text-muted text-sm tabular-nums">
          {scope} · made {day(createdAt)} by {owner} ·{' '}
          {lastUsedAt ? `last used ${day(lastUsedAt)}` : 'never used'} ·{' '}
          {expiresAt === null ? (
            'does not expire'
          ) : (
            <span className={expired ? 'text-danger' : undefined}>
              {expired ? 'expired' : 'until'} {day(expiresAt)}
            </span>
          )}
        </span>
      </span>
      <Button look="quiet" className="-ml-5" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  )
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const day = (time: string) => dayFormat.format(new Date(time))
