import { Plus, Sparkles, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Switch } from '#app/ui/forms/switch.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { maxPrompts, type Prompts, promptsToSend, withMultiMode } from '../making/prompts.ts'
import { ModelNote } from './model-note.tsx'
import { useImageModel } from './use-image-model.ts'

type Props = {
  prompts: Prompts
  onChange: (prompts: Prompts) => void
  /** Called with one prompt for each image to make. */
  onGenerate: (prompts: string[]) => Promise<unknown>
}

/** Requests images by prompts: two images of a single prompt, or one of each of several. */
export function GeneratePanel({ prompts, onChange, onGenerate }: Props) {
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { model, ask } = useImageModel()

  function change(next: Prompts) {
    setError(null)
    onChange(next)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const asked = promptsToSend(prompts)
    if (asked.length === 0) {
      setError(prompts.multi ? 'Please enter at least one prompt' : 'Please enter a prompt')
      form.current?.querySelector<HTMLElement>('textarea, input')?.focus()
      return
    }
    setBusy(true)
    await Promise.all([onGenerate(asked), doubleClickIsOver()])
    setBusy(false)
    void ask()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {prompts.multi ? (
        <PromptSlots prompts={prompts} error={error} onChange={change} />
      ) : (
        <Field
          label="Prompt"
          hint={
            'Two images are made of it. Amounts such as 150\u00a0g make the figures more exact.'
          }
          error={error}
        >
          <TextArea
            rows={3}
            value={prompts.single}
            placeholder="grilled salmon with quinoa, asparagus and lemon"
            onChange={(event) => change({ ...prompts, single: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
            }}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Switch on={prompts.multi} onChange={(on) => change(withMultiMode(prompts, on))}>
          Multi-prompt mode
        </Switch>
        <Button type="submit" className="max-sm:w-full" busy={busy} busyText="Generating...">
          <Sparkles size={20} strokeWidth={1.75} aria-hidden="true" />
          Generate
        </Button>
      </div>
      {model && <ModelNote model={model} images={promptsToSend(prompts).length} />}
    </form>
  )
}

type SlotsProps = {
  prompts: Prompts
  error: string | null
  onChange: (prompts: Prompts) => void
}

/** One field for each prompt; a message about all of them is shown at the first. */
function PromptSlots({ prompts, error, onChange }: SlotsProps) {
  const { slots } = prompts
  const setSlots = (next: string[]) => onChange({ ...prompts, slots: next })
  return (
    <div className="grid gap-3">
      {slots.map((slot, index) => (
        <div key={slotKey(index)} className="flex items-end gap-2">
          <Field
            label={`Prompt ${index + 1}`}
            error={index === 0 ? error : null}
            className="min-w-0 grow"
          >
            <TextInput
              value={slot}
              onChange={(event) => setSlots(slots.with(index, event.target.value))}
            />
          </Field>
          {slots.length > 2 && (
            <button
              type="button"
              className="grid size-11 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink"
              aria-label={`Remove line ${index + 1}`}
              onClick={() => setSlots(slots.toSpliced(index, 1))}
            >
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {slots.length < maxPrompts && (
          <Button look="secondary" onClick={() => setSlots([...slots, ''])}>
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
            Add prompt
          </Button>
        )}
        <p className="text-muted text-sm">One image of each. Blank lines are left out.</p>
      </div>
    </div>
  )
}

/** Waits until a double click is over, which would otherwise request twice as many images. */
const doubleClickIsOver = () => new Promise((resolve) => setTimeout(resolve, 600))

/** React key of a slot, which only its index identifies. */
const slotKey = (index: number) => `slot ${index}`
