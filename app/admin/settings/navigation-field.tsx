import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { NavigationItem } from '#app/shell/settings/default-settings.ts'
import { mostPlaces } from '#app/shell/settings/site-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'

type Props = {
  items: NavigationItem[]
  onChange: (items: NavigationItem[]) => void
  problemOf: (path: string) => string | null
}

/** The links at the top of every page, in their order. */
export function NavigationField({ items, onChange, problemOf }: Props) {
  const put = (index: number, changes: Partial<NavigationItem>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...changes } : item)))
  const move = (index: number, by: -1 | 1) => {
    const moved = [...items]
    moved.splice(index + by, 0, ...moved.splice(index, 1))
    onChange(moved)
  }
  const problem = problemOf('navigation')
  return (
    <fieldset id="navigation" className="min-w-0">
      <legend className="font-semibold leading-6">Navigation</legend>
      <p className="mt-1 text-muted text-sm">
        Paths of this site begin with /, others with https://. Login and Dashboard follow by
        themselves.
      </p>
      <ol className="mt-3 grid gap-3">
        {Object.entries(items).map(([place, item]) => {
          const index = Number(place)
          return (
            <li key={place} className="grid gap-2 sm:grid-cols-[1fr_1.4fr_auto]">
              <Field
                hideLabel
                label={`Label of link ${index + 1}`}
                error={problemOf(`navigation.${index}.label`)}
              >
                <TextInput
                  placeholder="Label"
                  maxLength={40}
                  value={item.label}
                  onChange={(event) => put(index, { label: event.target.value })}
                />
              </Field>
              <Field
                hideLabel
                label={`Address of link ${index + 1}`}
                error={problemOf(`navigation.${index}.href`)}
              >
                <TextInput
                  placeholder="/path"
                  maxLength={500}
                  value={item.href}
                  onChange={(event) => put(index, { href: event.target.value })}
                />
              </Field>
              <RowTools
                index={index}
                last={items.length - 1}
                name={item.label}
                onMove={(by) => move(index, by)}
                onRemove={() => onChange(items.filter((_, at) => at !== index))}
              />
            </li>
          )
        })}
      </ol>
      {problem && <p className="mt-2 font-medium text-danger text-sm">{problem}</p>}
      {items.length < mostPlaces && (
        <Button
          look="secondary"
          className="mt-3"
          onClick={() => onChange([...items, { label: '', href: '/' }])}
        >
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          Add link
        </Button>
      )}
    </fieldset>
  )
}

type ToolsProps = {
  index: number
  last: number
  name: string
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function RowTools({ index, last, name, onMove, onRemove }: ToolsProps) {
  const tool = 'grid size-11 place-items-center rounded-field text-muted hover:bg-sunken'
  return (
    <div className="flex">
      <button
        type="button"
        className={`${tool} disabled:opacity-30`}
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`${tool} disabled:opacity-30`}
        aria-label={`Move ${name} down`}
        disabled={index === last}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={18} aria-hidden="true" />
      </button>
      <button type="button" className={tool} aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
