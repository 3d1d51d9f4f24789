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
      onOpenChange={onLater && ((open) => !open && onLater())}
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

type ChoiceProps = {
  /** The same for all choices of which one is made. */
  group: string
  title: string
  checked: boolean
  onChange: () => void
  /** The version, as far as it can be shown. */
  children?: ReactNode
}

/** One of the versions of a difference, to choose. */
export const VersionChoice = ({ group, title, checked, onChange, children }: ChoiceProps) => (
  <label className="flex min-w-0 cursor-pointer items-start gap-3 rounded-field border border-line p-3 has-[:checked]:border-accent has-[:checked]:bg-sunken has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2">
    <input
      type="radio"
      name={group}
      checked={checked}
      onChange={onChange}
      className="mt-1 size-4.5 shrink-0 accent-accent outline-none"
    />
    <span className="min-w-0">
      <span className="block text-muted text-sm">{title}</span>
      <span className="block whitespace-pre-line break-words">{children}</span>
    </span>
  </label>
)
