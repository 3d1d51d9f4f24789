import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Warning } from './warnings.ts'

type Props<Fields> = { warnings: Warning<Fields>[]; onFix: (fields: Partial<Fields>) => void }

/** What looks wrong, each with a button that fixes it where one press can; it never keeps a meal from being saved. */
export function WarningList<Fields>({ warnings, onFix }: Props<Fields>) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} tabIndex={-1} role="status" className="rounded-field empty:hidden">
      {warnings.length > 0 && (
        <ul aria-label="Worth a look" className="mt-4 rounded-field bg-sunken px-3 py-1 text-sm">
          {warnings.map(({ about, text, fix }) => (
            <li
              key={about}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-1.5"
            >
              <span className="min-w-0 basis-72 grow">{text}</span>
              {fix && (
                <Button
                  look="secondary"
                  onClick={() => {
                    // The button disappears with its warning, so the list gets the focus.
                    list.current?.focus()
                    onFix(fix.fields)
                  }}
                >
                  {fix.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
