import { type ReactNode, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { Status } from '../autosave/states.ts'

type Props<Version> = {
  status: Status<unknown, Version>
  title: string
  description: string
  /** Called when the dialog is closed without a choice; absent when only a choice can close it. */
  onLater?: () => void
  /** The two versions and the buttons to choose. */
  children: (theirs: Version) => ReactNode
}

/** Opens after a conflict, when somebody else saved first, and asks which version is kept. */
export function VersionsDialog<Version>({
  status,
  title,
  description,
  onLater,
  children,
}: Props<Version>) {
  const theirs = status.name === 'conflict' ? status.theirs : null
  // Remembered, so that the content stays in place while the dialog fades out.
  const last = useRef(theirs)
  if (theirs) last.current = theirs
  return (
    <Dialog
      wide
      open={theirs !== null}
      onOpenChange={(open) => !open && onLater?.()}
      title={title}
      description={description}
    >
      {last.current && children(last.current)}
    </Dialog>
  )
}

type ButtonsProps = {
  onTakeTheirs: () => void
  onKeepMine: () => void
  /** The main button; without it Keep mine is the main one. */
  children?: ReactNode
}

/** The choice between the two versions. */
export const VersionButtons = ({ onTakeTheirs, onKeepMine, children }: ButtonsProps) => (
  <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
    <Button look="secondary" onClick={onTakeTheirs}>
      Take theirs
    </Button>
    <Button look={children ? 'secondary' : undefined} onClick={onKeepMine}>
      Keep mine
    </Button>
    {children}
  </div>
)

type ListProps<Difference> = {
  differences: readonly Difference[]
  keyOf: (difference: Difference) => string
  children: (difference: Difference) => ReactNode
}

/** The fields in which the two versions differ. */
export const VersionList = <Difference,>({
  differences,
  keyOf,
  children,
}: ListProps<Difference>) => (
  <ul className="grid gap-5">
    {differences.map((difference) => (
      <li key={keyOf(difference)}>{children(difference)}</li>
    ))}
  </ul>
)
