import { useState } from 'react'
import { PlayIcon } from '#app/ui/icons.tsx'
import { embedOf } from '../../content/embeds.ts'

/**
 * A video of another site. Nothing is loaded from there until the visitor presses it; without JavaScript it
 * is a link.
 */
export function EmbedView({ url, id }: { url: string; id?: string }) {
  const [playing, setPlaying] = useState(false)
  const embed = embedOf(url)
  if (!embed) return null
  const { provider, frame } = embed
  return (
    <figure id={id} className="post-embed">
      {playing ? (
        <iframe
          src={frame}
          title={`Video on ${provider}`}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          href={url}
          rel="noopener"
          onClick={(event) => {
            event.preventDefault()
            setPlaying(true)
          }}
        >
          <PlayIcon size={40} />
          <span>{`Play the video on ${provider}`}</span>
        </a>
      )}
      <figcaption>{`Playing it connects you to ${provider}, which may store data about you.`}</figcaption>
    </figure>
  )
}
