import { Plug } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { TestResult, testedModels } from '../settings.ts'

type Props = {
  model: (typeof testedModels)[number] | 'mail'
  /** What is tested; completes the label of the button for screen readers. */
  subject: string
  label?: string
  hint?: string
  /** Called after each test, which may have cost something. */
  onTested: () => void
}

/** Tests a model or the mail server with one real call, and shows the result in plain words. */
export function TestProvider({
  model,
  subject,
  label = 'Test provider',
  hint = 'Makes one real, small call, which is paid for.',
  onTested,
}: Props) {
  const [result, setResult] = useState<TestResult | null>(null)
  const [busy, setBusy] = useState(false)

  async function test() {
    setBusy(true)
    setResult(null)
    try {
      setResult(await api.post<TestResult>('/settings/test', { model }))
      onTested()
    } catch (error) {
      setResult({ ok: false, msg: messageOf(error, 'The test could not be made') })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" busy={busy} busyText="Testing..." onClick={test}>
          <Plug size={20} strokeWidth={1.75} aria-hidden="true" />
          {label}
          {model !== 'mail' && <span className="sr-only"> for {subject}</span>}
        </Button>
        <span className="text-muted text-sm">{hint}</span>
      </div>
      <p
        role="status"
        className={joinClasses(
          'empty:hidden break-words font-medium text-sm',
          result?.ok ? 'text-leaf' : 'text-danger',
        )}
      >
        {result && `${result.ok ? 'It works' : 'It failed'}: ${result.msg}`}
      </p>
    </div>
  )
}
