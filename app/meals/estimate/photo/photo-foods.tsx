import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { type SeenRow, textOfRows, usePhotoFoods } from './use-photo-foods.ts'

export type PhotoFoodsProps = {
  photo: File
  /** To whom the photo is sent. */
  receiver: string
  /** Gets the confirmed foods as the text of a plate. */
  onUse: (text: string) => void
  onClose: () => void
}

/** The foods seen on a photo, as rows to correct and confirm. */
export function PhotoFoods({ photo, receiver, onUse, onClose }: PhotoFoodsProps) {
  const { rows, problem, change, retry } = usePhotoFoods(photo)
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = rows !== null
  useEffect(() => {
    if (seen) heading.current?.focus()
  }, [seen])
  if (problem) return <Problem text={problem} onRetry={retry} onClose={onClose} />
  if (!rows) {
    return (
      <p role="status" className="mt-4 flex items-center gap-3">
        <Spinner />
        {receiver} is looking at your photo...
      </p>
    )
  }
  const text = textOfRows(rows)
  return (
    <form
      noValidate
      className="mt-5 rounded-card border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (text) onUse(text)
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        Seen on your photo
      </h2>
      <p className="mt-1 text-muted text-sm">
        Correct what is not right; amounts are guesses. The figures come afterwards.
      </p>
      <Thumbnail photo={photo} />
      <ul className="mt-4 grid gap-3">
        {rows.map((row) => (
          <Row key={row.key} row={row} onChange={(changes) => change(row.key, changes)} />
        ))}
      </ul>
      {!text && (
        <p role="alert" className="mt-3 text-danger text-sm">
          Please keep at least one food with a name and its grams.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit">Estimate this plate</Button>
        <Button look="secondary" onClick={onClose}>
          Discard
        </Button>
      </div>
    </form>
  )
}

function Thumbnail({ photo }: { photo: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return (
    address && (
      <img
        src={address}
        alt=""
        className="mt-4 h-40 rounded-field object-contain"
        // Some browsers cannot show what they can send.
        onError={(event) => {
          event.currentTarget.hidden = true
        }}
      />
    )
  )
}

type RowProps = { row: SeenRow; onChange: (changes: Partial<SeenRow>) => void }

function Row({ row: { name, grams, kept, said }, onChange }: RowProps) {
  return (
    <li className="grid grid-cols-[auto_1fr_6rem] items-center gap-3">
      <Checkbox
        label={<span className="sr-only">{said} is on the plate</span>}
        checked={kept}
        onChange={(event) => onChange({ kept: event.target.checked })}
      />
      <TextInput
        aria-label={`Food seen as ${said}`}
        value={name}
        disabled={!kept}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <span className="flex items-center gap-1.5">
        <TextInput
          aria-label={`Grams of ${said}`}
          inputMode="decimal"
          value={grams}
          disabled={!kept}
          onChange={(event) => onChange({ grams: event.target.value })}
        />
        g
      </span>
    </li>
  )
}

type ProblemProps = { text: string; onRetry: (() => void) | null; onClose: () => void }

function Problem({ text, onRetry, onClose }: ProblemProps) {
  return (
    <div role="alert" className="mt-4 rounded-card border border-danger bg-surface p-4">
      <p className="font-medium text-danger">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {onRetry && (
          <Button look="secondary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
