import { Link } from '#app/ui/link.tsx'
import type { Settings } from '../settings.ts'
import { RemoveSamples } from './remove-samples.tsx'

const words = ['', 'One thing', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']

type Props = Pick<Settings, 'unchanged'> & {
  /** Loads the list again. */
  onChange: () => Promise<unknown>
}

/** What a new owner has not made their own yet; nothing once all is theirs. */
export function UnchangedList({ unchanged, onChange }: Props) {
  const count = unchanged.length
  if (count === 0) return null
  const title =
    count === 1
      ? "One thing that is still the sample's"
      : `${words[count] ?? count} things that are still the sample's`
  return (
    <section
      aria-labelledby="unchanged"
      className="mb-6 max-w-[42.5rem] rounded-card border border-line bg-sunken p-5 sm:p-7"
    >
      <h2 id="unchanged" className="text-lg">
        {title}
      </h2>
      <ul className="mt-3 grid gap-1">
        {unchanged.map(({ what, href }) => (
          <li key={what}>
            <Link to={href} className="text-link inline-block py-1.5">
              {what}
            </Link>
          </li>
        ))}
      </ul>
      {unchanged.some(({ isSample }) => isSample) && <RemoveSamples onRemoved={onChange} />}
    </section>
  )
}
