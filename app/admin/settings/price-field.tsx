import { formatUsd } from '#app/ui/format-usd.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { ModelSettings } from '../settings.ts'

type Props = {
  label: string
  model: ModelSettings
  value: string
  onChange: (value: string) => void
  error: string | null
  /** True if there is a spending limit, so that the price must be known. */
  limited: boolean
}

/** The price of one call, if an Admin knows it better than the built-in list. */
export function PriceField({ label, model, value, onChange, error, limited }: Props) {
  const { knownPrice } = model
  return (
    <Field label={label} hint={priceHint(model, limited)} error={error}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        className="max-w-48 tabular-nums"
        value={value}
        placeholder={knownPrice ? String(knownPrice.usd) : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function priceHint({ knownPrice }: ModelSettings, limited: boolean): string {
  if (knownPrice) {
    return `Empty counts ${formatUsd(knownPrice.usd)} at most (${knownPrice.source}). Enter another if yours differs.`
  }
  return limited
    ? 'The price of this model is not known here. Until you enter it, the model is not asked: the monthly limit could not be kept.'
    : 'The price of this model is not known here. Enter it to have its calls counted.'
}
