import { History } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { Revision, RevisionSummary } from '../post.ts'
import { writtenFieldsOf } from './post-fields.ts'
import { PostPreview } from './post-preview.tsx'
import type { PostScreen } from './use-post-screen.ts'

type Props = {
  /** The path of its revisions below /api. */
  path: string
  screen: PostScreen
  /** Shown under the list. */
  children?: ReactNode
}

/** Opens the earlier revisions of the post, to read and restore them. */
export function RevisionsButton({ path, screen, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <History size={20} strokeWidth={1.75} aria-hidden="true" />
        Revisions
      </Button>
      <Dialog wide open={open} onOpenChange={setOpen} title="Revisions">
        {open && children}
        {open && (
          <Revisions
            path={path}
            onRestore={(revision) => {
              const { fields } = screen
              const { published } = fields
              screen.showRevision({ ...fields, ...writtenFieldsOf(revision), published })
              setOpen(false)
              showToast('Revision restored')
            }}
          />
        )}
      </Dialog>
    </>
  )
}

type ListProps = { path: string; onRestore: (revision: Revision) => void }

function Revisions({ path, onRestore }: ListProps) {
  const { revisions, chosen, failure, choose } = useRevisions(path)
  if (failure) return <p role="alert">{failure}</p>
  if (!revisions) return <Skeleton className="h-48" />
  return (
    <div className="grid gap-5 md:grid-cols-[16rem_minmax(0,1fr)]">
      <ul className="grid content-start gap-1 md:sticky md:top-0 md:max-h-[70dvh] md:self-start md:overflow-y-auto">
        {revisions.map((revision) => (
          <li key={revision._id}>
            <button
              type="button"
              aria-pressed={chosen?._id === revision._id}
              onClick={() => choose(revision)}
              className={joinClasses(
                'min-h-11 w-full rounded-field px-3 py-1.5 text-left',
                chosen?._id === revision._id ? 'bg-sunken' : 'hover:bg-sunken',
              )}
            >
              <span className="block truncate font-medium">{revision.title}</span>
              <span className="block text-muted text-sm">
                {timeText.format(new Date(revision.savedAt))} · {revision.savedBy}
              </span>
            </button>
          </li>
        ))}
        {revisions.length === 0 && <li className="text-muted">Nothing has been saved yet.</li>}
      </ul>
      {chosen ? (
        <div>
          <Button className="mb-4" onClick={() => onRestore(chosen)}>
            Restore this revision
          </Button>
          <div className="rounded-field border border-line p-4">
            <PostPreview fields={writtenFieldsOf(chosen)} />
          </div>
        </div>
      ) : (
        <p className="text-muted">Choose one to read it.</p>
      )}
    </div>
  )
}

const timeText = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Fields that only posts have. */
const absent = { featuredImage: '', featuredImageAlt: '', category: '', tags: [] }

function useRevisions(path: string) {
  const [revisions, setRevisions] = useState<RevisionSummary[] | null>(null)
  const [chosen, setChosen] = useState<Revision | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const call = new AbortController()
    api
      .get<{ revisions: RevisionSummary[] }>(path, { signal: call.signal })
      .then((answer) => setRevisions(answer.revisions))
      .catch((error) => {
        if (!call.signal.aborted) setFailure(messageOf(error, 'Failed to load revisions'))
      })
    return () => call.abort()
  }, [path])
  const newest = useRef<AbortController>(null)
  async function choose({ _id }: RevisionSummary) {
    newest.current?.abort()
    const call = new AbortController()
    newest.current = call
    try {
      const found = await api.get<Revision>(`${path}/${_id}`, { signal: call.signal })
      if (call.signal.aborted) return
      setChosen({ ...absent, ...found })
    } catch (error) {
      if (!call.signal.aborted) setFailure(messageOf(error, 'Failed to load revisions'))
    }
  }
  return { revisions, chosen, failure, choose }
}
