import { accentColours, checkAccent, isColour } from '#app/shell/settings/accent.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'

type Props = { value: string; onChange: (accent: string) => void; error: string | null }

/** The accent as a colour and as text, with its contrast on both papers measured while it is chosen. */
export function AccentField({ value, onChange, error }: Props) {
  const check = isColour(value) ? checkAccent(value) : null
  const better = check?.better
  return (
    <div className="grid gap-3">
      <Field
        id="accent"
        label="Accent"
        hint="Links, buttons and the mark of the logo. Dark pages show it lightened."
        error={check?.problem ?? error}
      >
        <TextInput
          name="accent"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          className="max-w-40 font-mono"
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="color"
          aria-label="Choose the accent"
          value={check ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-16 cursor-pointer rounded-field border border-field-line bg-surface p-1"
        />
        {check && <Contrasts value={value} light={check.light} dark={check.dark} />}
        {better && (
          <Button look="secondary" onClick={() => onChange(better)}>
            Use {better}
          </Button>
        )}
      </div>
    </div>
  )
}

function Contrasts({ value, light, dark }: { value: string; light: number; dark: number }) {
  const shown = accentColours(value)
  return (
    <ul aria-label="Contrast" className="flex flex-wrap gap-2 font-semibold text-sm tabular-nums">
      <li
        className="rounded-field border border-line px-3 py-2"
        style={{ background: '#fbf8f3', color: shown.light.accent }}
      >
        Light {floored(light)}:1
      </li>
      <li
        className="rounded-field border border-line px-3 py-2"
        style={{ background: '#16130f', color: shown.dark.accent }}
      >
        Dark {floored(dark)}:1
      </li>
    </ul>
  )
}

const floored = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1)
