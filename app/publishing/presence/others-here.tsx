import type { ReactNode } from 'react'
import { OpenElsewhere } from '#app/ui/browser/open-elsewhere.tsx'
import { othersText } from './others-text.ts'
import type { Presence } from './presence.ts'
import { usePresence } from './use-presence.ts'

type Props = {
  kind: 'post' | 'meal' | 'page'
  /** Null until the item is stored. */
  id: string | null
  /** What is known from this browser alone, until the server has answered. */
  openElsewhere: boolean
  /** The notice about another tab of the same person. */
  children: ReactNode
}

/** The notices about others, and other tabs, that have the same item open. */
export function OthersHere({ kind, id, openElsewhere, children }: Props) {
  const presence = usePresence(id && `${kind}:${id}`)
  return (
    <>
      {(presence?.elsewhere ?? openElsewhere) && <OpenElsewhere>{children}</OpenElsewhere>}
      <Others presence={presence} kind={kind} />
    </>
  )
}

/** Always there, so that screen readers announce names that appear in it. */
const Others = ({ presence, kind }: { presence: Presence | null; kind: Props['kind'] }) => (
  <p role="status" className="mb-4 max-w-3xl text-muted text-sm empty:hidden">
    {presence && presence.others.length > 0 ? othersText(presence.others, kind) : null}
  </p>
)
