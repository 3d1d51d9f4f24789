import { useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Switch } from '#app/ui/forms/switch.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'

type Requirement = { required: boolean }

const path = '/settings/second-factor'

const load = (signal: AbortSignal) => api.get<Requirement>(path, { signal })

/** The section of the settings that requires a second factor of staff. It is saved at once. */
export function RequiredSecondFactor() {
  const state = useLoaded(load, 'Failed to load whether a second factor is required')
  const [busy, setBusy] = useState(false)
  async function change(required: boolean) {
    if (busy) return
    setBusy(true)
    try {
      const changed = await api.put<Requirement>(path, { required })
      state.change(() => changed)
      showToast(
        required ? 'Staff must have a second factor now' : 'A second factor is optional now',
      )
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to save the settings'))
    }
    setBusy(false)
  }
  return (
    <section
      aria-labelledby="second-factor"
      className="mt-6 max-w-[42.5rem] rounded-card border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id="second-factor" className="text-lg">
        Second Factor
      </h2>
      <p className="mt-1 mb-5 text-muted text-sm">
        Admins and Managers without one can then do nothing but set it up. Saved at once.
      </p>
      <LoadFailure failed={state.phase === 'failed'} fault={state.fault} onRetry={state.reload} />
      {!state.data && state.phase === 'loading' && <Skeleton className="h-11 w-72 rounded-field" />}
      {state.data && (
        <Switch on={state.data.required} onChange={change}>
          Require a second factor of staff
        </Switch>
      )}
    </section>
  )
}
