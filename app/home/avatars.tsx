import { useEffect, useState } from 'react'
import { useSiteInfo } from '#app/shell/site-info.ts'
import { joinClasses } from '#app/ui/join-classes.ts'

/** Sample readers: initials, number of the portrait, and colour. */
const readers = [
  { initials: 'AK', portrait: 44, tone: 'bg-fiber' },
  { initials: 'SM', portrait: 65, tone: 'bg-protein' },
  { initials: 'JL', portrait: 12, tone: 'bg-accent' },
  { initials: 'NR', portrait: 32, tone: 'bg-ink' },
  { initials: 'TB', portrait: 90, tone: 'bg-muted' },
]

/** A row of sample readers beside the text that says how many there are. */
export function HappyUsers({ text }: { text: string }) {
  const idle = useIdle()
  return (
    <div className="flex items-center gap-4">
      <div className="flex" aria-hidden="true">
        {readers.map((reader) => (
          <Avatar key={reader.initials} {...reader} withPortrait={idle} />
        ))}
      </div>
      <p className="font-medium leading-6">{text}</p>
    </div>
  )
}

type AvatarProps = (typeof readers)[number] & { withPortrait: boolean }

/** Initials, covered by the portrait once it has loaded. */
function Avatar({ initials, portrait, tone, withPortrait }: AvatarProps) {
  const { portraitUrl } = useSiteInfo()
  const [loaded, setLoaded] = useState(false)
  return (
    <span
      className={joinClasses(
        'relative -ml-1.5 grid size-10 place-items-center overflow-hidden rounded-full border-2 border-paper font-semibold text-paper text-sm first:ml-0',
        tone,
      )}
    >
      {initials}
      {withPortrait && portraitUrl && (
        <img
          src={portraitUrl.replaceAll('{n}', String(portrait))}
          alt=""
          width={40}
          height={40}
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
          className={joinClasses(
            'absolute inset-0 size-full object-cover transition-opacity',
            !loaded && 'opacity-0',
          )}
        />
      )}
    </span>
  )
}

/** True once the page has loaded and the browser is idle. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const becomeIdle = () => setIdle(true)
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(becomeIdle, 2000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(becomeIdle, { timeout: 5000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
