import type { ReactNode } from 'react'
import { SaveBar, SaveButtons } from '#app/publishing/saving/save-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { statusNames } from '#app/ui/lists/list-status.ts'
import { failureText } from './post-autosave.ts'
import type { PostScreen } from './use-post-screen.ts'
import type { SavePost } from './use-save-post.ts'

type Props = {
  screen: PostScreen
  saving: Pick<SavePost, 'busy' | 'failure'>
  /** Where Cancel leads. */
  cancelTo?: string
  onCancel?: () => void
  children: ReactNode
}

/** The bar of the post screen; `children` are buttons before Cancel. */
export const PostSaveBar = ({
  screen,
  saving,
  cancelTo = '/admin/blogs',
  onCancel,
  children,
}: Props) => (
  <SaveBar failure={saving.failure} state={<SaveState screen={screen} />}>
    <SaveButtons before={children} cancelTo={cancelTo} onCancel={onCancel}>
      <Button type="submit" busy={saving.busy} busyText="Saving...">
        Save Changes
      </Button>
    </SaveButtons>
  </SaveBar>
)

const dots = {
  new: 'border-muted',
  saved: 'border-leaf bg-leaf',
  saving: 'animate-breathe border-muted bg-muted',
  unsaved: 'border-carbohydrates bg-carbohydrates',
}

/** Whether the server has the post, according to its answers only. */
function SaveState({ screen: { state, fields } }: { screen: PostScreen }) {
  const { status, base, local } = state
  const phase = phaseOf(state)
  if (phase === 'new') return <span />
  const published = base?.status === 'published'
  return (
    <p data-save-state={phase} className="min-w-0 text-sm">
      <span
        className={joinClasses('mr-2 inline-block size-2.5 rounded-full border-2', dots[phase])}
        aria-hidden="true"
      />
      {phase === 'saved' && `Saved · ${base ? statusNames[base.status] : 'Draft'}`}
      {phase === 'saving' && 'Saving'}
      {phase === 'unsaved' && (
        <>
          Not saved
          <span className="text-muted">
            {'. '}
            {unsavedText({
              failure: failureText(status),
              kept: local.kept,
              published,
              titled: fields.title.trim() !== '',
            })}
          </span>
        </>
      )}
    </p>
  )
}

/** The state in one of four words that matter to a writer. */
function phaseOf({ status: { name }, base }: PostScreen['state']): keyof typeof dots {
  if (name === 'saved' || name === 'closed') return base ? 'saved' : 'new'
  return name === 'saving' ? 'saving' : 'unsaved'
}

type Unsaved = { failure: string | null; kept: boolean; published: boolean; titled: boolean }

function unsavedText({ failure, kept, published, titled }: Unsaved): string {
  const where = kept ? 'Kept on this device.' : 'This device does not let us keep it.'
  if (failure) return `${failure} ${where}`
  if (published) return `${where} Visitors see the last saved version.`
  return titled ? where : `A draft needs a title. ${where}`
}
