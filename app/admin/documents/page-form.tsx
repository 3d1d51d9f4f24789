import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { PostVersions } from '#app/blog/merging/post-versions-dialog.tsx'
import { atRisk, focusField } from '#app/blog/writing/frame/form-parts.ts'
import { WritingColumns } from '#app/blog/writing/frame/writing-columns.tsx'
import { WritingHead } from '#app/blog/writing/frame/writing-head.tsx'
import { PostSaveBar } from '#app/blog/writing/post-save-bar.tsx'
import { PreviewButton } from '#app/blog/writing/preview-button.tsx'
import { RecoveryNotice } from '#app/blog/writing/recovery-notice.tsx'
import { RevisionsButton } from '#app/blog/writing/revisions-button.tsx'
import { type PostScreen, usePostScreen } from '#app/blog/writing/use-post-screen.ts'
import { isBuiltIn } from '#app/legal/documents/page-document.ts'
import { OthersHere } from '#app/publishing/presence/others-here.tsx'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { LeaveDialog } from '#app/ui/dialogs/leave-dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { BuiltInText } from './built-in-text.tsx'
import { type SavePage, useSavePage } from './use-save-page.ts'
import { type WrittenPage, writtenPages } from './written-pages.ts'

type Props = { page: WrittenPage | null; place: DraftPlace }

/** The screen of a page: that of a post, without what only posts have, and with an address. */
export function PageForm({ page, place }: Props) {
  const screen = usePostScreen(page, place, writtenPages)
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
      <WritingHead
        title={page ? 'Edit Page' : 'New Page'}
        back={{ to: '/admin/pages', name: 'Back to Pages' }}
      />
      <OthersHere
        kind="page"
        id={screen.state.base?._id ?? null}
        openElsewhere={place.openElsewhere}
      >
        This page is open in another tab as well. Save it in one of them only.
      </OthersHere>
      <RecoveryNotice screen={screen} />
      <WritingColumns
        screen={screen}
        titlePlaceholder="Page title"
        contentPlaceholder="Write the text of the page here..."
        problemOf={saving.problemOf}
        longestDescription={500}
        onField={(field) => focusField(form.current, field)}
      >
        <PageSettings page={page} screen={screen} saving={saving} />
      </WritingColumns>
      <PostSaveBar screen={screen} saving={saving} cancelTo="/admin/pages">
        <PreviewButton screen={screen} />
      </PostSaveBar>
      <PostVersions noun="page" screen={screen} save={saving.save} />
      <LeaveDialog atRisk={() => atRisk(screen)} busy={saving.busy || screen.store.isBusy()} />
    </form>
  )
}

type SettingsProps = {
  page: WrittenPage | null
  screen: PostScreen
  saving: SavePage
}

function PageSettings({ page, screen, saving }: SettingsProps) {
  const { fields, change, state } = screen
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
          value={fields.address ?? (base ? `/${base.slug}` : '')}
          placeholder="/imprint"
          onChange={(event) => {
            change({ address: event.target.value })
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
