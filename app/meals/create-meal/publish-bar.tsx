import { Button } from '#app/ui/button.tsx'

type Props = {
  busy: boolean
  failure: string | null
  /** What happens to what was typed; null where nothing was. */
  draftText: string | null
  onPublish: () => void
  onStartOver: () => void
}

/** Stays at the bottom of the window: what happens to the draft, and the button that publishes. */
export function PublishBar({ busy, failure, draftText, onPublish, onStartOver }: Props) {
  return (
    <div className="sticky bottom-16 z-20 -mx-5 mt-8 border-line border-t bg-paper px-5 py-3 md:bottom-0 md:-mx-10 md:px-10 md:py-4">
      {failure && (
        <p role="alert" className="mb-2 font-medium text-danger">
          {failure}
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
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
        <Button busy={busy} busyText="Publishing..." onClick={onPublish}>
          Publish Meal
        </Button>
      </div>
    </div>
  )
}
