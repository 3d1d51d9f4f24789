import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { OthersHere } from '#app/publishing/presence/others-here.tsx'
import { useTitleCheck } from '#app/publishing/saving/use-title-check.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { LeaveDialog } from '#app/ui/dialogs/leave-dialog.tsx'
import { noteKeptDraft } from '../manage/kept-draft.ts'
import { PostVersions } from '../merging/post-versions-dialog.tsx'
import { type Post, takenPostTitle } from '../post.ts'
import { maxDescriptionLength } from '../post-input.ts'
import { CategoryField } from './category-field.tsx'
import { FeaturedImage } from './featured-image.tsx'
import { atRisk, focusField } from './frame/form-parts.ts'
import { WritingColumns } from './frame/writing-columns.tsx'
import { WritingHead } from './frame/writing-head.tsx'
import { keepVersion } from './post-autosave.ts'
import { PostSaveBar } from './post-save-bar.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PreviewLink } from './preview-link.tsx'
import { AuthorField, PublishFields } from './publishing/publish-fields.tsx'
import { SearchButton } from './publishing/search-button.tsx'
import { RecoveryNotice } from './recovery-notice.tsx'
import { RevisionsButton } from './revisions-button.tsx'
import { TagsField } from './tags-field.tsx'
import { type PostScreen, usePostScreen } from './use-post-screen.ts'
import { type SavePost, useSavePost } from './use-save-post.ts'

type Props = { post: Post | null; place: DraftPlace }

/** The screen of a post; what is typed is kept in the browser, and drafts on the server too. */
export function PostForm({ post, place }: Props) {
  const screen = usePostScreen(post, place)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const titleCheck = useTitleCheck('/blogs/check-title', screen.fields.title, screen.state)
  const saving = useSavePost({
    screen,
    titleCheck,
    isNew: post === null,
    focus: (field) => focusField(form.current, field),
    onSaved() {
      screen.autosave.finish()
      // After a Cancel that did not leave the screen.
      noteKeptDraft(null)
      navigate('/admin/blogs')
    },
  })
  useNoStrayDrops()
  const noteDraft = () => {
    const { base, status } = screen.autosave.state
    // What Save sends becomes what was chosen, which may be a published post.
    const isSaved = status.name === 'saving' && (status.sending.byHand || status.queued)
    noteKeptDraft(isSaved ? null : (base?._id ?? screen.creating()))
  }
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
        title={post ? 'Edit Blog Post' : 'Create New Blog Post'}
        back={{ to: '/admin/blogs', name: 'Back to Blogs' }}
      />
      <OthersHere
        kind="post"
        id={screen.state.base?._id ?? null}
        openElsewhere={place.openElsewhere}
      >
        {post
          ? 'This post is open in another tab as well. Save it in one of them only.'
          : 'A new post is being written in another tab as well; both are kept.'}
      </OthersHere>
      <RecoveryNotice screen={screen} />
      <WritingColumns
        screen={screen}
        problemOf={saving.problemOf}
        titleFault={titleCheck.taken ? takenPostTitle : null}
        longestDescription={maxDescriptionLength}
        onField={(field) => focusField(form.current, field)}
      >
        <Settings screen={screen} saving={saving} />
      </WritingColumns>
      <PostSaveBar screen={screen} saving={saving} onCancel={post ? undefined : noteDraft}>
        <PreviewButton screen={screen} />
      </PostSaveBar>
      <PostVersions screen={screen} save={saving.save} keepVersion={keepVersion} />
      <LeaveDialog atRisk={() => atRisk(screen)} busy={saving.busy || screen.store.isBusy()} />
    </form>
  )
}

function Settings({ screen, saving }: { screen: PostScreen; saving: SavePost }) {
  const {
    fields,
    change,
    store,
    state: { base },
  } = screen
  return (
    <aside
      aria-label="Post settings"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 lg:sticky lg:top-6 lg:self-start"
    >
      <FeaturedImage
        fields={fields}
        error={saving.problemOf('featuredImage')}
        store={store}
        onChange={change}
      />
      <CategoryField
        value={fields.category}
        error={saving.problemOf('category')}
        onChange={(category) => change({ category })}
      />
      <TagsField value={fields.tags} onChange={(tags) => change({ tags })} />
      <PublishFields fields={fields} onChange={change} />
      <AuthorField value={fields.authorId} onChange={(authorId) => change({ authorId })} />
      <SearchButton fields={fields} slug={base?.slug ?? ''} store={store} onChange={change} />
      {base && base.status !== 'published' && <PreviewLink postId={base._id} />}
      {base && <RevisionsButton path={`/blogs/${base._id}/revisions`} screen={screen} />}
    </aside>
  )
}

/** Without it, a file dropped outside a drop zone would open in the tab and replace the page. */
function useNoStrayDrops() {
  useEffect(() => {
    const stop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', stop)
    window.addEventListener('drop', stop)
    return () => {
      window.removeEventListener('dragover', stop)
      window.removeEventListener('drop', stop)
    }
  }, [])
}
