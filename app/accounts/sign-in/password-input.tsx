import { type ComponentProps, useState } from 'react'
import { TextInput } from '#app/ui/forms/text-input.tsx'

/** A password field that can show what was typed. Pasting must work, because password managers need it. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-18"
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 min-w-16 rounded-field px-3 font-semibold text-muted text-sm hover:text-ink"
      >
        {shown ? 'Hide' : 'Show'}
        <span className="sr-only"> password</span>
      </button>
    </span>
  )
}
