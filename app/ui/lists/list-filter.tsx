import { Field } from '../forms/field.tsx'
import { type Option, Options, Select } from '../forms/select.tsx'
import { type ListStatus, listStatuses, readListStatus } from './list-status.ts'

type Props = {
  label: string
  /** The first choice, which narrows nothing. */
  all: string
  /** Empty when all are shown. */
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

/** A select that narrows a list of staff; its label is for screen readers, its first option says the rest. */
export function ListFilter({ label, all, value, options, onChange }: Props) {
  return (
    <Field label={label} hideLabel>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <Options all={all} options={options} />
      </Select>
    </Field>
  )
}

type StatusProps = { status: ListStatus | ''; onChange: (status: ListStatus | '') => void }

/** Shows all, only what is published, or only drafts. */
export const StatusFilter = ({ status, onChange }: StatusProps) => (
  <ListFilter
    label="Status"
    all="All Statuses"
    value={status}
    options={listStatuses.map((value) => ({ value, name: statusNames[value] }))}
    onChange={(chosen) => onChange(readListStatus(chosen))}
  />
)

const statusNames = { published: 'Published', draft: 'Draft' }
