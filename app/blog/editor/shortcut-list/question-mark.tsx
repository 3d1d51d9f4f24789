import { useState } from 'react'
import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'

/** Whether `?` opens the list of shortcuts. People who type by voice or hit keys by accident can switch it off. */
export const opensByQuestionMark = (): boolean => readEntry('listKey') !== 'off'

/** The switch for that. */
export function QuestionMarkSwitch() {
  const [isOn, setOn] = useState(opensByQuestionMark)
  return (
    <Checkbox
      label="Open this list with ? outside of texts and fields"
      checked={isOn}
      onChange={({ target: { checked } }) => {
        writeEntry('listKey', checked ? null : 'off')
        setOn(checked)
      }}
    />
  )
}
