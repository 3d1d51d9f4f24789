import { Button } from '#app/ui/button.tsx'
import type { PostScreen } from './use-post-screen.ts'

const timeText = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Offers what was typed on an earlier visit and never reached the server. */
export function RecoveryNotice({ screen }: { screen: PostScreen }) {
  const [draft] = screen.state.recovered
  if (!draft) return null
  const at = Date.parse(draft.at)
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-sunken px-5 py-3"
    >
      <p>
        {Number.isNaN(at)
          ? 'There are changes that were not saved.'
          : `There are changes from ${timeText.format(at)} that were not saved.`}{' '}
        {draft.fields.title && <span className="text-muted">“{draft.fields.title}”</span>}
      </p>
      <div className="flex gap-3">
        <Button look="secondary" onClick={screen.autosave.discardRecovered}>
          Discard them
        </Button>
        <Button onClick={screen.restoreRecovered}>Restore them</Button>
      </div>
    </div>
  )
}
