import type { LucideIcon } from 'lucide-react'

type Props = { name: string; Icon: LucideIcon; onUse: () => void }

/** A quiet button below the text; on a phone only its icon shows. */
export const FootButton = ({ name, Icon, onUse }: Props) => (
  <button
    type="button"
    title={name}
    onClick={onUse}
    className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2.5 text-muted text-sm hover:bg-sunken hover:text-ink md:min-h-9"
  >
    <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    <span className="max-md:sr-only">{name}</span>
  </button>
)
