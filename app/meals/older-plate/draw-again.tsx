import { useEffect, useState } from 'react'
import { tileState } from '#app/images/tray/image-tray.ts'
import type { ImageTray } from '#app/images/tray/use-image-tray.ts'
import type { Estimate, Item } from '#app/nutrition/nutrition.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { isDrawn, plateSentence, showsOlderPlate } from './older-plate.ts'

type Props = { tray: ImageTray; items: Item[] }

/** Says that the selected picture shows other ingredients than the meal has now, and draws these on request. */
export function DrawAgain({ tray, items }: Props) {
  const prompt = isDrawn(tray.selected) ? tray.selected.prompt : null
  const drawn = useItemsOf(prompt)
  if (prompt === null || !drawn || !showsOlderPlate(prompt, drawn, items)) return null
  const sentence = plateSentence(items)
  const asked = tray.tiles.find((tile) => tile.prompt === sentence)
  const state = asked && tileState(asked)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken px-3 py-2 text-sm"
    >
      <p>The picture shows the plate before your changes.{state && ` ${told[state]}`}</p>
      {!asked && (
        <Button
          look="secondary"
          busy={tray.requesting}
          busyText="Asking..."
          onClick={() => tray.generate([sentence])}
        >
          Draw again
        </Button>
      )}
      {asked && state === 'ready' && (
        <Button look="secondary" onClick={() => tray.select(asked)}>
          Use the new picture
        </Button>
      )}
      {asked && state === 'failed' && (
        <Button look="secondary" onClick={() => tray.retry(asked)}>
          Try again
        </Button>
      )}
    </div>
  )
}

const told = {
  pending: 'The new one is being drawn.',
  ready: 'The new one is ready.',
  failed: 'The new one could not be drawn.',
}

/** The ingredients that a prompt was drawn from; null until they are known. */
function useItemsOf(prompt: string | null): Item[] | null {
  const [read, setRead] = useState<{ prompt: string; items: Item[] } | null>(null)
  useEffect(() => {
    if (prompt === null) return
    const call = new AbortController()
    api
      .post<Estimate>('/nutrition/estimate', { text: prompt }, { signal: call.signal })
      .then(({ items }) => setRead({ prompt, items }))
      .catch(() => {
        // Without an answer nothing is said about the picture.
      })
    return () => call.abort()
  }, [prompt])
  return read?.prompt === prompt ? read.items : null
}
