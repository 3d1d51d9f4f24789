import { maxHouseStyle, promptMark, withHouseStyle } from '#app/images/making/house-style.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'

type Props = {
  value: string
  defaultValue: string
  onChange: (value: string) => void
  error: string | null
}

const example = 'grilled salmon with quinoa'

/** The field for the house style, with a preview of a prompt in it. */
export function HouseStyleField({ value, defaultValue, onChange, error }: Props) {
  const asked = withHouseStyle(value.trim() || defaultValue, example)
  return (
    <div className="grid gap-3">
      <Field
        label="House style"
        hint={`Put round every prompt, so that all pictures look like one hand's work. ${promptMark} is where the prompt goes.`}
        error={error}
      >
        <TextArea
          rows={7}
          maxLength={maxHouseStyle}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <p className="border-line border-l-2 pl-4 text-muted text-sm">
        <span className="font-semibold">For example: </span>
        {asked}
      </p>
      {value !== defaultValue && (
        <Button
          look="quiet"
          className="-ml-5 justify-self-start"
          onClick={() => onChange(defaultValue)}
        >
          Restore the default style
        </Button>
      )}
    </div>
  )
}
