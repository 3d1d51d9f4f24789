import { useId } from 'react'
import { NoteList } from '#app/publishing/saving/note-list.tsx'
import type { PostScreen } from '../use-post-screen.ts'
import { goToNode } from './go-to-node.ts'
import { useSecondLook } from './use-second-look.ts'

type Props = {
  screen: PostScreen
  /** Moves the focus to a field of the screen. */
  onField: (field: string) => void
}

/** What is worth a look before a post is published, each with a button that leads to its place. */
export function SecondLook({ screen, onField }: Props) {
  const id = useId()
  const notes = useSecondLook(screen)
  if (notes.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface px-4 py-3">
      <h2 id={id} className="font-sans font-semibold text-base">
        Worth a look before publishing
      </h2>
      <NoteList
        name="Worth a look before publishing"
        notes={notes.map(({ key, text, place }) => ({
          ...{ key, text },
          action: {
            label: 'Show',
            name: `Show: ${text}`,
            run: () =>
              'field' in place ? onField(place.field) : goToNode(screen.content.editor(), place.at),
          },
        }))}
      />
    </section>
  )
}
