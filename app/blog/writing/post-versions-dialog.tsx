import {
  VersionButtons,
  VersionList,
  VersionsDialog,
} from '#app/publishing/saving/versions-dialog.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { isEmptyContent } from '../content/content.ts'
import type { Post } from '../post.ts'
import { differingFields, fieldsOf, type PostField, type PostFields } from './post-fields.ts'
import { ContentPreview } from './post-preview.tsx'
import { timeText } from './publishing/local-time.ts'
import { useAuthors } from './publishing/use-authors.ts'
import type { PostScreen } from './use-post-screen.ts'

type Props = { noun?: 'post' | 'page'; screen: PostScreen; onKeepMine: (theirs: Post) => void }

/** Shows both versions of the post or page after a conflict. Only a choice closes it: until then nothing can be saved. */
export const PostVersions = ({ noun = 'post', screen, onKeepMine }: Props) => (
  <VersionsDialog
    status={screen.state.status}
    title={`Someone else changed this ${noun}`}
    description="This is where your version and theirs differ. Whichever you leave is kept: theirs under Revisions, yours on this device."
  >
    {(latest) => (
      <>
        <Differences mine={screen.read()} theirs={fieldsOf(latest)} />
        <VersionButtons
          onTakeTheirs={() => screen.takeTheirs(latest)}
          onKeepMine={() => onKeepMine(latest)}
        />
      </>
    )}
  </VersionsDialog>
)

const Differences = ({ mine, theirs }: { mine: PostFields; theirs: PostFields }) => (
  <VersionList differences={differingFields(mine, theirs)} keyOf={([field]) => field}>
    {([field, name]) => (
      <>
        <p className="font-semibold">{name}</p>
        <dl className="mt-1 grid gap-3 sm:grid-cols-2">
          <Version name="Yours" fields={mine} field={field} />
          <Version name="Theirs" fields={theirs} field={field} />
        </dl>
      </>
    )}
  </VersionList>
)

type VersionProps = { name: string; fields: PostFields; field: PostField }

function Version({ name, fields, field }: VersionProps) {
  return (
    <div className="min-w-0 rounded-field bg-sunken px-3 py-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="whitespace-pre-line break-words">
        <FieldValue fields={fields} field={field} />
      </dd>
    </div>
  )
}

/** A field of a version; pictures and content as visitors would see them. */
function FieldValue({ fields, field }: Omit<VersionProps, 'name'>) {
  if (field === 'published') return fields.published ? 'Published' : 'Draft'
  if (field === 'authorId') return <AuthorName id={fields.authorId} />
  if (fields[field] === '' || (field === 'content' && isEmptyContent(fields.content))) {
    return 'Nothing'
  }
  if (field === 'content') return <ContentPreview content={fields.content} />
  if (field === 'publishedAt') return timeText(fields.publishedAt)
  if (field !== 'featuredImage' && field !== 'socialImage') return fields[field]
  return (
    <SmartImage
      set={null}
      src={fields[field]}
      alt={field === 'featuredImage' ? fields.featuredImageAlt : ''}
      sizes="(min-width: 40rem) 24rem, 80vw"
      className="my-1 aspect-21/9 rounded-field"
    />
  )
}

function AuthorName({ id }: { id: string }) {
  const { authors } = useAuthors()
  return authors.find(({ _id }) => _id === id)?.name ?? 'Somebody else'
}
