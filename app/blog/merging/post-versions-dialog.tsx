import { useState } from 'react'
import {
  VersionButtons,
  VersionChoice,
  VersionList,
  VersionsDialog,
} from '#app/publishing/saving/versions-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import { isEmptyContent } from '../content/content.ts'
import type { Post } from '../post.ts'
import { fieldsOf, type PostField, type PostFields } from '../writing/post-fields.ts'
import { ContentPreview } from '../writing/post-preview.tsx'
import { timeText } from '../writing/publishing/local-time.ts'
import { useAuthors } from '../writing/publishing/use-authors.ts'
import type { PostScreen } from '../writing/use-post-screen.ts'
import { type Choice, type Chosen, mergePosts, type Side } from './merge-post.ts'
import { useMarkedWords } from './use-marked-words.ts'
import { type MergeOptions, useMerge } from './use-merge.ts'
import './changed-words.css'

/**
 * After a conflict, merges what only one of both changed, and asks for each thing that both changed which version
 * stays. Only a choice closes it: until then nothing can be saved.
 */
export function PostVersions({ noun = 'post', ...options }: MergeOptions & { noun?: string }) {
  const { status, choose } = useMerge(options)
  return (
    <VersionsDialog
      status={status}
      title={`Someone else changed this ${noun}`}
      description="What only one of you changed is merged. This is what both of you changed, with the words that differ marked: choose which version stays. The other one is kept."
    >
      {(latest) => (
        <Choices
          key={latest.updatedAt}
          screen={options.screen}
          latest={latest}
          onChoose={(mine, chosen) => choose(latest, mine, chosen)}
        />
      )}
    </VersionsDialog>
  )
}

type ChoicesProps = {
  screen: PostScreen
  latest: Post
  onChoose: (mine: PostFields, chosen: Chosen) => void
}

function Choices({ screen, latest, onChoose }: ChoicesProps) {
  const [sides] = useState(() => ({ mine: screen.read(), theirs: fieldsOf(latest) }))
  const [{ choices }] = useState(() => mergePosts(screen.state.held, sides.mine, sides.theirs))
  const [chosen, setChosen] = useState<Chosen>({})
  const place = useMarkedWords()
  const all = (side: Side) => Object.fromEntries(choices.map(({ id }) => [id, side]))
  return (
    <div ref={place}>
      <VersionList differences={choices} keyOf={({ id }) => id}>
        {(choice) => (
          <ChoiceField
            choice={choice}
            sides={sides}
            chosen={chosen[choice.id] ?? 'mine'}
            onChange={(side) => setChosen({ ...chosen, [choice.id]: side })}
          />
        )}
      </VersionList>
      <VersionButtons
        onTakeTheirs={() => onChoose(sides.mine, all('theirs'))}
        onKeepMine={() => onChoose(sides.mine, all('mine'))}
      >
        <Button onClick={() => onChoose(sides.mine, chosen)}>Save what is chosen</Button>
      </VersionButtons>
    </div>
  )
}

type FieldProps = {
  choice: Choice
  sides: { mine: PostFields; theirs: PostFields }
  chosen: Side
  onChange: (side: Side) => void
}

function ChoiceField({ choice, sides, chosen, onChange }: FieldProps) {
  const choiceOf = (side: Side) => ({
    group: choice.id,
    checked: chosen === side,
    onChange: () => onChange(side),
  })
  return (
    <fieldset>
      <legend className="mb-2 font-semibold leading-6">{choice.name}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <VersionChoice title="Yours" {...choiceOf('mine')}>
          <span data-version="mine">
            <Version choice={choice} side="mine" fields={sides.mine} />
          </span>
        </VersionChoice>
        <VersionChoice title="Theirs" {...choiceOf('theirs')}>
          <span data-version="theirs">
            <Version choice={choice} side="theirs" fields={sides.theirs} />
          </span>
        </VersionChoice>
        {choice.kind === 'blocks' && (
          <div className="sm:col-span-2">
            <VersionChoice title="Both, yours first" {...choiceOf('both')} />
          </div>
        )}
      </div>
    </fieldset>
  )
}

type VersionProps = { choice: Choice; side: 'mine' | 'theirs'; fields: PostFields }

function Version({ choice, side, fields }: VersionProps) {
  if (choice.kind === 'field') return <FieldValue fields={fields} field={choice.field} />
  const blocks = choice[side]
  return blocks.length > 0 ? <ContentPreview content={JSON.stringify(blocks)} /> : 'Nothing'
}

/** A field of a version; pictures and content as visitors would see them. */
function FieldValue({ fields, field }: { fields: PostFields; field: PostField }) {
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
