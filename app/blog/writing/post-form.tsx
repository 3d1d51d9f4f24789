import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTitleCheck } from '#app/publishing/saving/use-title-check.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { OpenElsewhere } from '#app/ui/browser/open-elsewhere.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { LeaveDialog } from '#app/ui/dialogs/leave-dialog.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Post, takenPostTitle } from '../post.ts'
import { maxDescriptionLength } from '../post-input.ts'
import { CategoryField } from './category-field.tsx'
import { ContentField } from './content-field.tsx'
import { FeaturedImage } from './featured-image.tsx'
import { DescriptionField, TitleField } from './head-fields.tsx'
import { PostSaveBar } from './post-save-bar.tsx'
import { PostVersions } from './post-versions-dialog.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PreviewLink } from './preview-link.tsx'
import { AuthorField, PublishFields } from './publishing/publish-fields.tsx'
import { SearchButton } from './publishing/search-button.tsx'
import { RecoveryNotice } from './recovery-notice.tsx'
import { RevisionsButton } from './revisions-button.tsx'
import { SecondLook } from './second-look/second-look.tsx'
import { TagsField } from './tags-field.tsx'
import { type PostScreen, usePostScreen } from './use-post-screen.ts'
import { type SavePost, useSavePost } from './use-save-post.ts'

type Props = { post: Post | null; place: DraftPlace }

/** The screen of a post; what is typed is kept in the browser, and drafts on the server too. */
export function PostForm({ post, place }: Props) {
  const screen = usePostScreen(post, place)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const titleCheck = useTitleCheck('/blogs/check-title', screen.fields.title, screen.state.base)
  const saving = useSavePost({
    screen,
    titleCheck,
    isNew: post === null,
    focus: (field) => focusField(form.current, field),
    onSaved() {
      screen.autosave.finish()
      navigate('/admin/blogs')
    },
  })
  useNoStrayDrops()
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saving.save()
      }}
    >
      <Head title={post ? 'Edit Blog Post' : 'Create New Blog Post'} />
      {place.openElsewhere && (
        <OpenElsewhere>
          {post
            ? 'This post is open in another tab as well. Save it in one of them only.'
            : 'A new post is being written in another tab as well; both are kept.'}
        </OpenElsewhere>
      )}
      <RecoveryNotice screen={screen} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
          <TitleField
            value={screen.fields.title}
            error={saving.problemOf('title') ?? (titleCheck.taken ? takenPostTitle : null)}
            onChange={(title) => screen.change({ title })}
          />
          <DescriptionField
            value={screen.fields.description}
            most={maxDescriptionLength}
            error={saving.problemOf('description')}
            onChange={(description) => screen.change({ description })}
          />
          <ContentField screen={screen} error={saving.problemOf('content')} />
          <SecondLook screen={screen} onField={(field) => focusField(form.current, field)} />
        </div>
        <Settings screen={screen} saving={saving} />
      </div>
      <PostSaveBar screen={screen} saving={saving}>
        <PreviewButton screen={screen} />
      </PostSaveBar>
      <PostVersions screen={screen} onKeepMine={saving.keepMine} />
      <LeaveDialog atRisk={() => atRisk(screen)} busy={saving.busy || screen.store.isBusy()} />
    </form>
  )
}

function Head({ title }: { title: string }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="text-xl">{title}</h1>
      <Link to="/admin/blogs" className={buttonClasses('quiet', '-mx-3 px-3')}>
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        Back to Blogs
      </Link>
    </div>
  )
}

function Settings({ screen, saving }: { screen: PostScreen; saving: SavePost }) {
  const {
    fields,
    change,
    state: { base },
  } = screen
  return (
    <aside
      aria-label="Post settings"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 lg:sticky lg:top-6 lg:self-start"
    >
      <FeaturedImage fields={fields} error={saving.problemOf('featuredImage')} onChange={change} />
      <CategoryField
        value={fields.category}
        error={saving.problemOf('category')}
        onChange={(category) => change({ category })}
      />
      <TagsField value={fields.tags} onChange={(tags) => change({ tags })} />
      <PublishFields fields={fields} onChange={change} />
      <AuthorField value={fields.authorId} onChange={(authorId) => change({ authorId })} />
      <SearchButton fields={fields} slug={base?.slug ?? ''} onChange={change} />
      {base && base.status !== 'published' && <PreviewLink postId={base._id} />}
      {base && <RevisionsButton path={`/blogs/${base._id}/revisions`} screen={screen} />}
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
