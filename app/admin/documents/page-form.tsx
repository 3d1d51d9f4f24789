import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ContentField } from '#app/blog/writing/content-field.tsx'
import { DescriptionField, TitleField } from '#app/blog/writing/head-fields.tsx'
import { PostSaveBar } from '#app/blog/writing/post-save-bar.tsx'
import { PostVersions } from '#app/blog/writing/post-versions-dialog.tsx'
import { PreviewButton } from '#app/blog/writing/preview-button.tsx'
import { RecoveryNotice } from '#app/blog/writing/recovery-notice.tsx'
import { RevisionsButton } from '#app/blog/writing/revisions-button.tsx'
import { SecondLook } from '#app/blog/writing/second-look/second-look.tsx'
import { type PostScreen, usePostScreen } from '#app/blog/writing/use-post-screen.ts'
import { isBuiltIn } from '#app/legal/documents/page-document.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { OpenElsewhere } from '#app/ui/browser/open-elsewhere.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { LeaveDialog } from '#app/ui/dialogs/leave-dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Link } from '#app/ui/link.tsx'
import { BuiltInText } from './built-in-text.tsx'
import { type SavePage, useSavePage } from './use-save-page.ts'
import { pageServer, type WrittenPage } from './written-pages.ts'

type Props = { page: WrittenPage | null; place: DraftPlace }

/** The screen of a page: that of a post, without what only posts have, and with an address. */
export function PageForm({ page, place }: Props) {
  const slug = useRef<string | undefined>(undefined)
  const [kind] = useState(() => ({
    server: pageServer(() => slug.current),
    editPath: (id: string) => `/admin/pages/edit/${id}`,
  }))
  const screen = usePostScreen(page, place, kind)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const saving = useSavePage({
    screen,
    focus: (field) => focusField(form.current, field),
    onSaved() {
      screen.autosave.finish()
      navigate('/admin/pages')
    },
  })
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saving.save()
      }}
    >
      <Head title={page ? 'Edit Page' : 'New Page'} />
      {place.openElsewhere && (
        <OpenElsewhere>
          This page is open in another tab as well. Save it in one of them only.
        </OpenElsewhere>
      )}
      <RecoveryNotice screen={screen} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
          <TitleField
            placeholder="Page title"
            value={screen.fields.title}
            error={saving.problemOf('title')}
            onChange={(title) => screen.change({ title })}
          />
          <DescriptionField
            value={screen.fields.description}
            most={500}
            error={saving.problemOf('description')}
            onChange={(description) => screen.change({ description })}
          />
          <ContentField screen={screen} error={saving.problemOf('content')} />
          <SecondLook screen={screen} onField={(field) => focusField(form.current, field)} />
        </div>
        <PageSettings
          page={page}
          screen={screen}
          saving={saving}
          onSlug={(typed) => {
            slug.current = typed
          }}
        />
      </div>
      <PostSaveBar screen={screen} saving={saving} cancelTo="/admin/pages">
        <PreviewButton screen={screen} />
      </PostSaveBar>
      <PostVersions noun="page" screen={screen} onKeepMine={saving.keepMine} />
      <LeaveDialog atRisk={() => atRisk(screen)} busy={saving.busy || screen.store.isBusy()} />
    </form>
  )
}

function Head({ title }: { title: string }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="text-xl">{title}</h1>
      <Link to="/admin/pages" className={buttonClasses('quiet', '-mx-3 px-3')}>
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        Back to Pages
      </Link>
    </div>
  )
}

type SettingsProps = {
  page: WrittenPage | null
  screen: PostScreen
  saving: SavePage
  onSlug: (slug: string) => void
}

function PageSettings({ page, screen, saving, onSlug }: SettingsProps) {
  const { fields, change, state } = screen
  const [typed, setTyped] = useState<string | null>(null)
  const { base } = state
  const fixed = page !== null && isBuiltIn(page.page.slug)
  return (
    <aside
      aria-label="Page settings"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 lg:sticky lg:top-6 lg:self-start"
    >
      <Field
        label="Address"
        hint={
          fixed
            ? 'Other pages lead here, so this address stays.'
            : 'One word or several with hyphens. Empty follows the title.'
        }
        error={saving.slugProblem}
      >
        <TextInput
          name="slug"
          autoComplete="off"
          spellCheck={false}
          readOnly={fixed}
          value={typed ?? (base ? `/${base.slug}` : '')}
          placeholder="/imprint"
          onChange={(event) => {
            setTyped(event.target.value)
            onSlug(event.target.value)
            saving.clearSlugProblem()
          }}
        />
      </Field>
      {!fixed && (
        <Checkbox
          name="published"
          label="Publish"
          hint={fields.published ? 'Visitors see it once it is saved.' : 'It stays a draft.'}
          checked={fields.published}
          onChange={(event) => change({ published: event.target.checked })}
        />
      )}
      {base && (
        <RevisionsButton path={`/pages/${base._id}/revisions`} screen={screen}>
          {fixed && <BuiltInText pageId={base._id} onRestored={() => screen.autosave.finish()} />}
        </RevisionsButton>
      )}
    </aside>
  )
}

function focusField(form: HTMLFormElement | null, field: string): void {
  const target = field === 'content' ? '[role="textbox"][aria-multiline]' : `[name="${field}"]`
  form?.querySelector<HTMLElement>(target)?.focus()
}

/** The warning before leaving; null when nothing would be lost. */
function atRisk(screen: PostScreen): string | null {
  if (screen.store.isBusy()) return 'An image is still being uploaded.'
  if (!screen.autosave.isDirty()) return null
  return screen.state.local.kept
    ? 'Your last changes are not saved. They stay on this device, and are offered when you come back.'
    : 'Your last changes are not saved, and this device does not let us keep them.'
}
