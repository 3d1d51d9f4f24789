import type { ReactNode } from 'react'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { failureText } from './post-autosave.ts'
import type { PostScreen } from './use-post-screen.ts'
import type { SavePost } from './use-save-post.ts'

type Props = { screen: PostScreen; saving: SavePost; children: ReactNode }

/** Stays at the bottom of the window: what the server has, what went wrong, and what to do next. */
export function SaveBar({ screen, saving, children }: Props) {
  return (
    <div className="sticky bottom-16 z-20 -mx-5 mt-10 border-line border-t bg-paper px-5 py-3 md:bottom-0 md:-mx-10 md:px-10 md:py-4">
      {saving.failure && (
        <p role="alert" className="mb-2 font-medium text-danger">
          {saving.failure}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SaveState screen={screen} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3 sm:gap-3">
          {children}
          <Link to="/admin/blogs" className={buttonClasses('secondary')}>
            Cancel
          </Link>
          <Button type="submit" busy={saving.busy} busyText="Saving...">
            Save Changes
          </Button>
        </div>
      </div>
    </div>
  )
}

const dots = {
  new: 'border-muted',
  saved: 'border-leaf bg-leaf',
  saving: 'animate-breathe border-muted bg-muted',
  unsaved: 'border-carbohydrates bg-carbohydrates',
}

/** What the server has of the post, by its own answers only. */
function SaveState({ screen: { state, fields } }: { screen: PostScreen }) {
  const { status, base, local } = state
  const phase = phaseOf(state)
  if (phase === 'new') return <span />
  const published = base?.published ?? false
  return (
    <p data-save-state={phase} className="min-w-0 text-sm">
      <span
        className={joinClasses('mr-2 inline-block size-2.5 rounded-full border-2', dots[phase])}
        aria-hidden="true"
      />
      {phase === 'saved' && `Saved · ${published ? 'Published' : 'Draft'}`}
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

/** The one of four words for each state that somebody who writes needs to know. */
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
