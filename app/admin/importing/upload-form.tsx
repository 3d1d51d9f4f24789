import { type FormEvent, useState } from 'react'
import type { ImportRun } from '#app/moving/runs/import-run.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { useImportUpload } from './use-imports.ts'

type Props = { runs: ImportRun[] | null; put: (run: ImportRun) => void }

/** Chooses an export of a site, sends it and lets it be checked. */
export function UploadForm({ runs, put }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [siteUrl, setSiteUrl] = useState('')
  const { send, error, busy, sent } = useImportUpload(runs, put)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await send(file, siteUrl))) return
    showToast('The file is here and is being checked')
    form.reset()
    setFile(null)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-[42.5rem] gap-5 rounded-card border border-line bg-surface p-5 md:p-6"
    >
      <Field
        label="Export of a site"
        hint="A zip that Platewise wrote, the XML file of WordPress (Tools, Export, All content), or the JSON file of Ghost, also in a zip with its content/images; at most 4 GB."
        error={error}
      >
        <TextInput
          type="file"
          accept=".zip,.xml,.json"
          className="h-auto py-2"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </Field>
      <Field
        label="Address of the Ghost site"
        hint="Only for Ghost: its JSON does not say where its pictures are."
      >
        <TextInput
          type="url"
          inputMode="url"
          placeholder="https://blog.example.com"
          value={siteUrl}
          onChange={(event) => setSiteUrl(event.target.value)}
        />
      </Field>
      {busy && <ProgressBar value={sent} label="Uploading" />}
      <p className="text-muted text-sm">
        The file is read first without storing anything, and shows what an import would do.
      </p>
      <Button type="submit" busy={busy} busyText="Uploading..." className="justify-self-start">
        Upload and check
      </Button>
    </form>
  )
}
