import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { keyNames } from '../keyboard/key-names.ts'
import { QuestionMarkSwitch } from './question-mark.tsx'
import { type ShortcutGroup, shortcutGroups } from './shortcut-groups.ts'

type Props = {
  open: boolean
  /** See Dialog. */
  takeFocus?: () => void
  onClose: () => void
}

/** All shortcuts of the editor. */
export function ShortcutDialog({ open, takeFocus, onClose }: Props) {
  return (
    <Dialog
      wide
      open={open}
      takeFocus={takeFocus}
      onOpenChange={(next) => !next && onClose()}
      title="Keyboard shortcuts"
    >
      <div className="gap-x-10 sm:columns-2">
        {shortcutGroups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <QuestionMarkSwitch />
    </Dialog>
  )
}

const Group = ({ group: { title, lines } }: { group: ShortcutGroup }) => (
  <section className="mb-7 break-inside-avoid">
    <h3 className="mb-2 font-sans font-semibold text-base">{title}</h3>
    <dl className="grid">
      {lines.map(([keys, does]) => (
        <div
          key={does}
          className="flex items-baseline justify-between gap-4 border-line border-t py-1.5"
        >
          <dt className="text-sm">{does}</dt>
          <dd className="shrink-0 text-muted text-sm">
            {keys.map((combination, index) => (
              <span key={combination}>
                {index > 0 && ' or '}
                <Keys combination={combination} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

/** Keys that are pressed together, or signs that are typed. */
function Keys({ combination }: { combination: string }) {
  return keyNames(combination).map((name, index) => (
    <span key={name}>
      {index > 0 && ' '}
      <kbd className="whitespace-pre rounded-small border border-line bg-sunken px-1.5 py-0.5 font-mono text-ink">
        {name}
      </kbd>
    </span>
  ))
}
