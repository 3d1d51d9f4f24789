import { SaveBar } from '#app/publishing/saving/save-bar.tsx'
import { Button } from '#app/ui/button.tsx'

type Props = {
  /** What is being sent; null when nothing is. */
  busy: 'draft' | 'meal' | null
  failure: string | null
  /** Whether the draft is kept; null when nothing was typed. */
  draftText: string | null
  onPublish: () => void
  onSaveDraft: () => void
  onStartOver: () => void
}

/** The bar of the screen that creates a meal. */
export function PublishBar({ busy, failure, draftText, ...on }: Props) {
  return (
    <SaveBar
      failure={failure}
      state={
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 text-muted text-sm">
          {draftText && (
            <>
              <span className="max-sm:hidden">{draftText}</span>
              <Button look="quiet" className="-ml-5 text-base" onClick={on.onStartOver}>
                Start over
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3 sm:gap-3">
        <Button
          look="secondary"
          busy={busy === 'draft'}
          busyText="Saving..."
          onClick={on.onSaveDraft}
        >
          Save as draft
        </Button>
        <Button busy={busy === 'meal'} busyText="Publishing..." onClick={on.onPublish}>
          Publish Meal
        </Button>
      </div>
    </SaveBar>
  )
}
