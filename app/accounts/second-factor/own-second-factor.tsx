import { useState } from 'react'
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
  const cancel = () => setStep({ name: 'state' })
  const showCodes = ({ recoveryCodes }: RecoveryCodes) =>
    setStep({ name: 'codes', codes: recoveryCodes })

  /** After a change: the other sessions have ended, and staff may do everything again. */
  function refresh() {
    void state.reload()
    void reloadSession()
    onChanged()
  }

  if (step.name === 'begin') {
    return (
      <PasswordForm
        email={email}
        submit="Continue"
        onCancel={cancel}
        send={async (password) =>
          setStep({ name: 'scan', setup: await api.post('/auth/second-factor', password) })
        }
      />
    )
  }
  if (step.name === 'scan') {
    return (
      <CodeForm
        setup={step.setup}
        onCancel={cancel}
        send={async (code) => {
          showCodes(await api.post<RecoveryCodes>('/auth/second-factor/confirm', code))
          showToast('Second factor on. You are signed out everywhere else.')
          refresh()
        }}
      />
    )
  }
  if (step.name === 'codes') return <RecoveryCodesList codes={step.codes} onDone={cancel} />
  if (step.name === 'renew') {
    return (
      <PasswordForm
        email={email}
        submit="Replace Codes"
        onCancel={cancel}
        send={async (password) => {
          showCodes(await api.post<RecoveryCodes>('/auth/second-factor/recovery-codes', password))
          void state.reload()
        }}
      />
    )
  }
  if (step.name === 'off') {
    return (
      <TurnOffForm
        email={email}
        onCancel={cancel}
        send={async (input) => {
          await api.post('/auth/second-factor/off', input)
          cancel()
          showToast('Second factor off')
          refresh()
        }}
      />
    )
  }
  const { phase, fault, data } = state
  return (
    <>
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={state.reload} />
      {!data && phase === 'loading' && <Skeleton className="h-24 rounded-card" />}
      {data && <FactorState state={data} onStep={setStep} />}
    </>
  )
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
