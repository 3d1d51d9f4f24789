import { Component, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

type Props = {
  /** The stored content, shown as it is when the editor cannot show it. */
  raw: string
  /** Continues with the text of the content; absent when that cannot be read either. */
  onRescue?: () => void
  children: ReactNode
}

type State = { failed: boolean }

/** Replaces an editor that crashed by its content, to be read and copied, so that nothing is lost. */
export class EditorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { raw, onRescue } = this.props
    return (
      <div className="rounded-card border border-danger bg-surface p-5">
        <p role="alert" className="font-medium text-danger">
          Editor failed to load. Please check your content.
        </p>
        <details className="mt-4">
          <summary className="min-h-11 content-center font-semibold">Show the raw content</summary>
          <textarea
            readOnly
            aria-label="Raw content"
            rows={12}
            value={raw}
            className="field-box mt-2 font-mono text-sm"
          />
        </details>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => this.setState({ failed: false })}>
            Try again
          </Button>
          {onRescue && (
            <Button
              look="secondary"
              onClick={() => {
                onRescue()
                this.setState({ failed: false })
              }}
            >
              Keep its text only
            </Button>
          )}
        </div>
      </div>
    )
  }
}
