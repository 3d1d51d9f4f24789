import { Field } from '../forms/field.tsx'
import { type Option, Options, Select } from '../forms/select.tsx'
import { type ListStatus, readListStatus, statusNames } from './list-status.ts'

type Props = {
  label: string
  /** Label of the first choice, which applies no filter. */
  all: string
  /** Empty if all are shown. */
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

/**
 * A select that filters a list of staff. Only screen readers get the label, since the first option is clear by
 * itself.
 */
export function ListFilter({ label, all, value, options, onChange }: Props) {
  return (
    <Field label={label} hideLabel>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <Options all={all} options={options} />
      </Select>
    </Field>
  )
}

type StatusProps = {
  status: ListStatus | ''
  statuses: readonly ListStatus[]
  onChange: (status: ListStatus | '') => void
}

/** Filters a list by status. */
export const StatusFilter = ({ status, statuses, onChange }: StatusProps) => (
  <ListFilter
    label="Status"
    all="All Statuses"
    value={status}
    options={statuses.map((value) => ({ value, name: statusNames[value] }))}
    onChange={(chosen) => onChange(readListStatus(chosen))}
  />
)
