import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import {
  type EnergyReference,
  energyReferences,
  personText,
  readReference,
  referenceText,
  type Who,
} from './day-energy.ts'

type Props = {
  reference: EnergyReference | null
  onReference: (reference: EnergyReference | null) => void
}

/** Chooses the person whose day the calories are compared with. */
export function DayChoice({ reference, onReference }: Props) {
  return (
    <Field label="Compare with the day of" className="mt-4">
      <Select
        value={reference ? referenceText(reference) : ''}
        onChange={(event) => onReference(readReference(event.target.value))}
      >
        <option value="">Nobody in particular</option>
        <ReferenceOptions who="women" label="Women" />
        <ReferenceOptions who="men" label="Men" />
      </Select>
    </Field>
  )
}

function ReferenceOptions({ who, label }: { who: Who; label: string }) {
  return (
    <optgroup label={label}>
      {energyReferences
        .filter((reference) => reference.who === who)
        .map((reference) => (
          <option key={reference.activity} value={referenceText(reference)}>
            {personText(reference)}
          </option>
        ))}
    </optgroup>
  )
}
