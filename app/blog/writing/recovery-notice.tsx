import { DraftNotice } from '#app/publishing/saving/draft-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PostScreen } from './use-post-screen.ts'

const timeText = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Offers what was typed on an earlier visit and never reached the server. */
export function RecoveryNotice({ screen }: { screen: PostScreen }) {
  const [draft] = screen.state.recovered
  if (!draft) return null
  const at = Date.parse(draft.at)
  return (
    <DraftNotice
      buttons={
        <div className="flex gap-3">
          <Button look="secondary" onClick={screen.autosave.discardRecovered}>
            Discard them
          </Button>
          <Button onClick={screen.restoreRecovered}>Restore them</Button>
        </div>
      }
    >
      {Number.isNaN(at)
        ? 'There are changes that were not saved.'
        : `There are changes from ${timeText.format(at)} that were not saved.`}{' '}
      {draft.fields.title && <span className="text-muted">“{draft.fields.title}”</span>}
    </DraftNotice>
  )
}
