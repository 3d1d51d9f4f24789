import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { readContent } from '../content.ts'
import { plainText } from '../rich-text.ts'
import { differingFields, fieldsOf, type PostField, type PostFields } from './post-fields.ts'
import type { PostScreen } from './use-post-screen.ts'

type Props = { screen: PostScreen; onKeepMine: () => void }

/** Shows both versions of the post, when somebody else saved it first, and asks which one shall stay. */
export function VersionsDialog({ screen, onKeepMine }: Props) {
  const { theirs } = screen.state
  // What it says stays while it closes.
  const last = useRef(theirs)
  if (theirs) last.current = theirs
  const latest = last.current
  return (
    <Dialog
      wide
      open={theirs !== null}
      // Only a choice closes it: until then nothing can be saved.
      onOpenChange={() => {}}
      title="Someone else changed this post"
      description="This is where your version and theirs differ. Whichever you leave is kept: theirs under Revisions, yours on this device."
    >
      {latest && <Differences mine={screen.read()} theirs={fieldsOf(latest)} />}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button
          look="secondary"
          onClick={() => {
            if (!latest) return
            screen.replace(fieldsOf(latest))
            screen.keeper.rebase(latest)
          }}
        >
          Take theirs
        </Button>
        <Button
          onClick={() => {
            if (!latest) return
            screen.keeper.rebase(latest)
            onKeepMine()
          }}
        >
          Keep mine
        </Button>
      </div>
    </Dialog>
  )
}

function Differences({ mine, theirs }: { mine: PostFields; theirs: PostFields }) {
  return (
    <ul className="grid gap-4">
      {differingFields(mine, theirs).map(([field, name]) => (
        <li key={field}>
          <p className="font-semibold">{name}</p>
          <dl className="mt-1 grid gap-3 sm:grid-cols-2">
            <Version name="Yours" text={textOf(mine, field)} />
            <Version name="Theirs" text={textOf(theirs, field)} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function textOf(fields: PostFields, field: PostField): string {
  if (field === 'published') return fields.published ? 'Published' : 'Draft'
  if (field !== 'content') return fields[field]
  const content = readContent(fields.content)
  return content.kind === 'rich' ? plainText(content.blocks) : fields.content
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0 rounded-field bg-sunken px-3 py-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="whitespace-pre-line break-words">{text || 'Nothing'}</dd>
    </div>
  )
}
