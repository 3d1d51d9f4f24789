import { ArrowLeft } from 'lucide-react'
import { buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'

type Props = {
  title: string
  /** The list that the screen came from. */
  back: { to: string; name: string }
}

/** The heading of a screen where something is written, with the way back. */
export const WritingHead = ({ title, back }: Props) => (
  <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <h1 className="text-xl">{title}</h1>
    <Link to={back.to} className={buttonClasses('quiet', '-mx-3 px-3')}>
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      {back.name}
    </Link>
  </div>
)
