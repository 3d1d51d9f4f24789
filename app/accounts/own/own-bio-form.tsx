import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { ownChangesSchema, type User } from '../account.ts'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { schemaProblems } from '../sign-in/schema-problems.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'

const loadBio = (signal: AbortSignal) => api.get<{ bio: string }>('/auth/bio', { signal })

/** The text about the person that is shown beside their posts. */
export function OwnBio() {
  const { phase, fault, data, reload } = useLoaded(loadBio, 'Failed to load your text')
  return (
    <div className="mt-8">
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={reload} />
      {!data && phase === 'loading' && <Skeleton className="h-40 max-w-lg rounded-card" />}
      {data && <BioForm bio={data.bio} />}
    </div>
  )
}

function BioForm({ bio }: { bio: string }) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['bio'],
    check: (values) => schemaProblems(ownChangesSchema, values),
    async send(changes) {
      await api.put<User>('/auth', changes)
      showToast('Text saved')
    },
    failure: 'Failed to save the text',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-lg gap-5">
      <FormFailure message={failure} />
      <Field label="About you" hint="Shown with your posts." error={messages.bio}>
        <TextArea name="bio" defaultValue={bio} />
      </Field>
      <Button type="submit" busy={busy} busyText="Saving..." className="justify-self-start">
        Save Text
      </Button>
    </form>
  )
}
