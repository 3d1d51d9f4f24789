import { SaveBar } from '#app/publishing/saving/save-bar.tsx'
import { Button } from '#app/ui/button.tsx'

type Props = {
  busy: boolean
  failure: string | null
  /** Whether the draft is kept; null when nothing was typed. */
  draftText: string | null
  onPublish: () => void
  onStartOver: () => void
}

/** The bar of the screen that creates a meal. */
export function PublishBar({ busy, failure, draftText, onPublish, onStartOver }: Props) {
  return (
    <SaveBar
      failure={failure}
      state={
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 text-muted text-sm">
          {draftText && (
            <>
              <span className="max-sm:hidden">{draftText}</span>
              <Button look="quiet" className="-ml-5 text-base" onClick={onStartOver}>
                Start over
              </Button>
            </>
          )}
        </div>
      }
    >
      <Button busy={busy} busyText="Publishing..." onClick={onPublish}>
        Publish Meal
      </Button>
    </SaveBar>
  )
}
