import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { isEmptyContent } from '../content/content.ts'
import type { Post } from '../post.ts'
import { differingFields, fieldsOf, type PostField, type PostFields } from './post-fields.ts'
import { ContentPreview } from './post-preview.tsx'
import type { PostScreen } from './use-post-screen.ts'

type Props = { screen: PostScreen; onKeepMine: (theirs: Post) => void }

/** Shows both versions of the post, when somebody else saved it first, and asks which one shall stay. */
export function VersionsDialog({ screen, onKeepMine }: Props) {
  const { status } = screen.state
  const theirs = status.name === 'conflict' ? status.theirs : null
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
        <Button look="secondary" onClick={() => latest && screen.takeTheirs(latest)}>
          Take theirs
        </Button>
        <Button onClick={() => latest && onKeepMine(latest)}>Keep mine</Button>
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
            <Version name="Yours" fields={mine} field={field} />
            <Version name="Theirs" fields={theirs} field={field} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

type VersionProps = { name: string; fields: PostFields; field: PostField }

function Version({ name, fields, field }: VersionProps) {
  return (
    <div className="min-w-0 rounded-field bg-sunken px-3 py-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="whitespace-pre-line break-words">
        <Said fields={fields} field={field} />
      </dd>
    </div>
  )
}

/** What a version says in a field, pictures and content as their readers would see them. */
function Said({ fields, field }: Omit<VersionProps, 'name'>) {
  if (field === 'published') return fields.published ? 'Published' : 'Draft'
  if (fields[field] === '' || (field === 'content' && isEmptyContent(fields.content))) {
    return 'Nothing'
  }
  if (field === 'content') return <ContentPreview content={fields.content} />
  if (field !== 'featuredImage') return fields[field]
  return (
    <SmartImage
      set={null}
      src={fields.featuredImage}
      alt={fields.featuredImageAlt}
      sizes="(min-width: 40rem) 24rem, 80vw"
      className="my-1 aspect-21/9 rounded-field"
    />
  )
}
