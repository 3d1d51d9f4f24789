import { useState } from 'react'
import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'

/** Whether `?` opens the list of shortcuts. It can be switched off, since a key alone may be hit, or said, by chance. */
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
