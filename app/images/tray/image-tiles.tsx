import { useEffect, useId, useRef } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { ImageTile } from './image-tile.tsx'
import { type Tile, tileState } from './image-tray.ts'
import type { ImageTray } from './use-image-tray.ts'

type Props = { tray: ImageTray; legend: string; className?: string }

/**
 * The images of the tray as a group of radio buttons, so that arrow keys move the selection. Shows nothing when
 * the tray is empty.
 */
export function ImageTiles({ tray, legend, className }: Props) {
  const group = useId()
  const list = useNewTilesInSight(tray.tiles)
  if (tray.tiles.length === 0) return null
  return (
    <div className={className}>
      <fieldset>
        <legend className="mb-3 font-semibold leading-6">{legend}</legend>
        <p role="status" className="sr-only">
          {progressText(tray.tiles)}
        </p>
        <ul
          ref={list}
          className={joinClasses(
            'grid grid-cols-2 gap-3',
            tray.tiles.length > 2 && 'sm:grid-cols-3',
          )}
        >
          {tray.tiles.map((tile, index) => (
            <ImageTile
              key={tile.key}
              tile={tile}
              number={index + 1}
              group={group}
              selected={tile.key === tray.selectedKey && tileState(tile) === 'ready'}
              onSelect={() => tray.select(tile)}
              onRetry={() => tray.retry(tile)}
              onDiscard={() => tray.discard(tile)}
            />
          ))}
        </ul>
      </fieldset>
    </div>
  )
}

/** Pause (ms) before new tiles are scrolled into view: the second press of a double click must not hit one of them. */
const doubleClick = 500

/** Scrolls the first new tile into view, a moment after it was added. */
function useNewTilesInSight(tiles: Tile[]) {
  const list = useRef<HTMLUListElement>(null)
  const known = useRef(keysOf(tiles))
  const keys = keysOf(tiles)
  useEffect(() => {
    const before = known.current.split(' ')
    const first = keys.split(' ').findIndex((key) => !before.includes(key))
    known.current = keys
    const tile = list.current?.children[first]
    const timer = setTimeout(() => tile?.scrollIntoView({ block: 'nearest' }), doubleClick)
    return () => clearTimeout(timer)
  }, [keys])
  return list
}

const keysOf = (tiles: Tile[]) => tiles.map(({ key }) => encodeURIComponent(key)).join(' ')

/** Text that screen readers announce when it changes. */
function progressText(tiles: Tile[]): string {
  const count = (state: string) => tiles.filter((tile) => tileState(tile) === state).length
  const parts = [`${count('ready')} of ${tiles.length} images ready`]
  if (count('failed') > 0) parts.push(`${count('failed')} failed`)
  return parts.join(', ')
}
