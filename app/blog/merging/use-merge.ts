import { useEffect, useEffectEvent, useMemo } from 'react'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { Post } from '../post.ts'
import { fieldsOf, type PostFields } from '../writing/post-fields.ts'
import type { PostScreen } from '../writing/use-post-screen.ts'
import { type Chosen, type Merge, mergePosts } from './merge-post.ts'
import { settleVersions } from './settle.ts'

export type MergeOptions = {
  screen: PostScreen
  /** Saves what the screen shows. */
  save: () => void
  /** Stores a version among the revisions; resolves to false if that failed. Absent where it cannot be done. */
  keepVersion?: (id: string, fields: PostFields) => Promise<boolean>
}

/**
 * Resolves conflicts with somebody else's version: what only one of both changed is merged at once, without a
 * question. The returned status is that of the screen, but has no conflict where there is nothing to choose.
 */
export function useMerge({ screen, save, keepVersion }: MergeOptions) {
  const { status, held } = screen.state
  const { read } = screen
  const theirs = status.name === 'conflict' ? status.theirs : null
  const merge = useMemo(() => theirs && mergeOf(held, read(), theirs), [theirs, held, read])
  const isAsked = merge !== null && merge.choices.length > 0

  function goOn(latest: Post, fields: PostFields, aside?: PostFields): void {
    const byHand = status.name === 'conflict' && status.byHand
    screen.goOnMerged(latest, fields, aside)
    if (byHand) save()
  }

  /** Goes on with the versions that were chosen; `mine` is what the screen showed when that was asked for. */
  async function choose(latest: Post, mine: PostFields, chosen: Chosen): Promise<void> {
    const sides = { held, mine, theirs: fieldsOf(latest) }
    const { fields, aside } = await settleVersions(sides, chosen, {
      read: screen.read,
      keep: async (given) => (await keepVersion?.(latest._id, given)) ?? false,
    })
    goOn(latest, fields, aside)
  }

  const mergeAtOnce = useEffectEvent((latest: Post) => {
    goOn(latest, mergeOf(held, screen.read(), latest).fieldsFor({}))
    showToast('Merged with what somebody else changed')
  })
  useEffect(() => {
    if (theirs && !isAsked) mergeAtOnce(theirs)
  }, [theirs, isAsked])

  return { status: isAsked ? status : ({ name: 'saved' } as const), choose }
}

const mergeOf = (held: PostFields | null, mine: PostFields, theirs: Post): Merge =>
  mergePosts(held, mine, fieldsOf(theirs))
