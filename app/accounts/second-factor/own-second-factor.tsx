import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { RecoveryCodesList } from './recovery-codes-list.tsx'
import type { FactorSetup, RecoveryCodes, SecondFactor } from './second-factor.ts'
import { CodeForm, PasswordForm, TurnOffForm } from './second-factor-forms.tsx'

/** What the section shows: its state, or a step of a change. */
type Step =
  | { name: 'state' }
  | { name: 'begin' }
  | { name: 'scan'; setup: FactorSetup }
  | { name: 'codes'; codes: string[] }
  | { name: 'renew' }
  | { name: 'off' }

type Props = { email: string; onChanged: () => void }

const loadState = (signal: AbortSignal) => api.get<SecondFactor>('/auth/second-factor', { signal })

/** Sets the second factor of the own account up, replaces its recovery codes, and turns it off. */
export function OwnSecondFactor({ email, onChanged }: Props) {
  const state = useLoaded(loadState, 'Failed to load your second factor')
  const { reload: reloadSession } = useSession()
  const [step, setStep] = useState<Step>({ name: 'state' })

  /** After a change: the other sessions have ended, and staff may do everything again. */
  function refresh() {
    void state.reload()
    void reloadSession()
    onChanged()
  }

  const section = useFocusKept(`${step.name} ${state.data?.on}`)
  if (step.name !== 'state') {
    return (
      <div ref={section}>
        <ChangeStep {...{ email, step, refresh }} onStep={setStep} onReload={state.reload} />
      </div>
    )
  }
  const { phase, fault, data } = state
  return (
    <div ref={section}>
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={state.reload} />
      {!data && phase === 'loading' && <Skeleton className="h-24 rounded-card" />}
      {data && <FactorState state={data} onStep={setStep} />}
    </div>
  )
}

/** After a step, or a change of the state, whose button is gone with it, the first control of the next step gets the focus. */
function useFocusKept(step: string): RefObject<HTMLDivElement | null> {
  const section = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (shown.current !== step && isLost) {
      section.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus()
    }
    shown.current = step
  }, [step])
  return section
}

type ChangeProps = {
  email: string
  step: Exclude<Step, { name: 'state' }>
  onStep: (step: Step) => void
  /** Called when the second factor was turned on or off. */
  refresh: () => void
  /** Called when only its recovery codes were replaced. */
  onReload: () => void
}

/** One step of a change. */
function ChangeStep({ email, step, onStep, refresh, onReload }: ChangeProps) {
  const cancel = () => onStep({ name: 'state' })
  const showCodes = ({ recoveryCodes }: RecoveryCodes) =>
    onStep({ name: 'codes', codes: recoveryCodes })

  async function begin(password: object) {
    onStep({ name: 'scan', setup: await api.post('/auth/second-factor', password) })
  }

  async function confirm(code: object) {
    showCodes(await api.post<RecoveryCodes>('/auth/second-factor/confirm', code))
    showToast('Second factor on. You are signed out everywhere else.')
    refresh()
  }

  async function renew(password: object) {
    showCodes(await api.post<RecoveryCodes>('/auth/second-factor/recovery-codes', password))
    onReload()
  }

  async function turnOff(input: object) {
    await api.post('/auth/second-factor/off', input)
    cancel()
    showToast('Second factor off')
    refresh()
  }

  switch (step.name) {
    case 'begin':
      return <PasswordForm {...{ email }} submit="Continue" onCancel={cancel} send={begin} />
    case 'scan':
      return <CodeForm setup={step.setup} onCancel={cancel} send={confirm} />
    case 'codes':
      return <RecoveryCodesList codes={step.codes} onDone={cancel} />
    case 'renew':
      return <PasswordForm {...{ email }} submit="Replace Codes" onCancel={cancel} send={renew} />
    case 'off':
      return <TurnOffForm {...{ email }} onCancel={cancel} send={turnOff} />
  }
}

function FactorState({ state, onStep }: { state: SecondFactor; onStep: (step: Step) => void }) {
  if (!state.on) {
    return (
      <div className="max-w-lg">
        <p className="mb-4 text-muted">
          With a second factor, a sign-in needs your password and a code from an app on your phone.
        </p>
        {state.required && (
          <p role="alert" className="mb-4 font-medium text-danger">
            This site requires one of your account. Set it up to go on.
          </p>
        )}
        <Button onClick={() => onStep({ name: 'begin' })}>Set Up</Button>
      </div>
    )
  }
  const left = state.recoveryCodes
  return (
    <div className="max-w-lg">
      <p className="mb-4">
        <span className="font-semibold text-leaf">On.</span> Each sign-in asks for a code.{' '}
        {left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onStep({ name: 'renew' })}>
          New Recovery Codes
        </Button>
        {!state.required && (
          <Button look="quiet" onClick={() => onStep({ name: 'off' })}>
            Turn Off
          </Button>
        )}
      </div>
    </div>
  )
}
