import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { api } from '#app/ui/browser/api-client.ts'
import type { EditorBlock } from '../editor/document.ts'
import { useUploadStore } from '../editor/images/use-uploads.ts'
import { createPostEditor, openBlocks } from '../editor/post-editor.ts'
import { openContent, rescueContent, storedText } from '../editor/stored-content.ts'
import type { Post } from '../post.ts'
import { type Journal, journalText, parseJournal } from './journal.ts'
import { firstState, type KeeperState } from './keeper-state.ts'
import { emptyFields, fieldsOf, hasSubstance, keyOf, type PostFields } from './post-fields.ts'
import { createPostKeeper, type PostKeeper } from './post-keeper.ts'
import { type JournalDesk, useJournal } from './use-journal.ts'

/** All that is on the screen of a post: its fields and content, and where they are kept. */
export function usePostScreen(post: Post | null, desk: JournalDesk) {
  const store = useUploadStore()
  const start = useMemo(() => (post ? fieldsOf(post) : emptyFields), [post])
  const [fields, setFields] = useState<PostFields>(start)
  const content = useContent(start.content, store)
  const latest = useRef(fields)
  const read = useCallback(
    (): PostFields => ({ ...latest.current, content: content.read() }),
    [content.read],
  )
  const { keeper, state } = useKeeper(post, read)
  const [left, setLeft] = useState(() => worthOffering(desk, start))
  const journal = useJournal({
    desk,
    text: () =>
      journalText({
        fields: keeper.settle() ? read() : null,
        updatedAt: keeper.state.base?.updatedAt ?? null,
        earlier: left,
      }),
  })
  useNewAddress(post, state.base, journal.moveTo)
  useEffect(() => {
    if (state.phase === 'saved') journal.note()
  }, [state.phase, journal.note])

  function noteChange() {
    keeper.changed()
    journal.note()
  }

  function change(changes: Partial<PostFields>) {
    latest.current = { ...latest.current, ...changes }
    setFields(latest.current)
    noteChange()
  }

  /** Shows another version in all fields; what they say now is offered again if it is nowhere else. */
  function replace(version: PostFields) {
    const now = read()
    const lost = keeper.isDirty() && hasSubstance(now)
    const updatedAt = keeper.state.base?.updatedAt ?? null
    setLeft(lost ? { fields: now, updatedAt, at: new Date().toISOString(), earlier: null } : null)
    show(version)
  }

  function show(version: PostFields) {
    keeper.startVersion()
    content.open(version.content)
    change(version)
  }

  return {
    fields,
    change,
    replace,
    read,
    content: {
      ...content,
      change(blocks: EditorBlock[]) {
        content.note(blocks)
        noteChange()
      },
    },
    store,
    keeper,
    state,
    journal,
    left,
    restoreLeft() {
      if (!left) return
      // The next save is compared with the state it was made from, so that nothing newer is lost.
      const { base } = keeper.state
      if (base && left.updatedAt) keeper.rebase({ ...base, updatedAt: left.updatedAt })
      setLeft(earlierOf(left))
      show(left.fields)
    },
    discardLeft() {
      setLeft(left && earlierOf(left))
      journal.note()
    },
  }
}

export type PostScreen = ReturnType<typeof usePostScreen>

const earlierOf = ({ earlier }: Journal): Journal | null => earlier && { ...earlier, earlier: null }

/** The journal of an earlier visit, where it says anything that the post does not. */
function worthOffering(desk: JournalDesk, start: PostFields): Journal | null {
  const journal = parseJournal(desk.left)
  if (!journal || !hasSubstance(journal.fields)) return null
  const [kept, now] = [journal.fields, start].map((fields) => keyOf(fields, { published: true }))
  return kept === now ? null : journal
}

/** The content: in the editor while it can be edited, as it was stored until it is. */
function useContent(start: string, store: ReturnType<typeof useUploadStore>) {
  const stored = useRef(start)
  const blocks = useRef<EditorBlock[] | null>(null)
  const [version, setVersion] = useState(0)
  const [raw, setRaw] = useState(start)
  const make = useCallback(() => {
    const editor = createPostEditor(store)
    openBlocks(editor, openContent(stored.current).blocks)
    return editor
  }, [store])
  const read = useCallback(() => (blocks.current ? storedText(blocks.current) : stored.current), [])
  function open(content: string) {
    stored.current = content
    blocks.current = null
    setRaw(content)
    setVersion((now) => now + 1)
  }
  return {
    read,
    open,
    /** Makes an editor for the content. Throws where it cannot be read. */
    make,
    note(changed: EditorBlock[]) {
      blocks.current = changed
    },
    rescue: () => open(JSON.stringify(rescueContent(stored.current))),
    /** Another one needs another editor. */
    version,
    raw,
  }
}

function useKeeper(post: Post | null, read: () => PostFields) {
  const { isAuthenticated } = useSession()
  const [state, setState] = useState<KeeperState>(() => firstState(post))
  const [keeper] = useState<PostKeeper>(() =>
    createPostKeeper({
      base: post,
      read,
      create: (body) => api.post<Post>('/blogs', body),
      update: (id, body) => api.put<Post>(`/blogs/${id}`, body),
      load: (id) => api.get<Post>(`/blogs/${id}`),
      onState: setState,
      timer: {
        set: (run, delay) => window.setTimeout(run, delay),
        clear: (timer) => window.clearTimeout(Number(timer)),
        now: () => performance.now(),
      },
    }),
  )
  const retry = useEffectEvent(() => keeper.retry())
  useEffect(() => {
    keeper.resume()
    const onOnline = () => retry()
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('online', onOnline)
      keeper.end()
    }
  }, [keeper])
  useEffect(() => {
    if (isAuthenticated) retry()
  }, [isAuthenticated])
  return { keeper, state }
}

/** A new post has an address of its own once it is a draft: a reload then leads back to it. */
function useNewAddress(
  opened: Post | null,
  base: Post | null,
  moveTo: (postId: string) => Promise<void>,
) {
  const id = opened ? null : base?._id
  useEffect(() => {
    if (!id) return
    // The router is not told: it would begin the screen anew.
    window.history.replaceState(window.history.state, '', `/admin/blogs/edit/${id}`)
    void moveTo(id)
  }, [id, moveTo])
}
