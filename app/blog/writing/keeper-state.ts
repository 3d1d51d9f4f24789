import type { Post } from '../post.ts'
import { fieldsOf, hasSubstance, keyOf, type PostFields } from './post-fields.ts'

export type KeeperState = {
  /** What the server last said it has: `new` when it has nothing yet. */
  phase: 'new' | 'saved' | 'unsaved' | 'saving'
  /** Why the last save failed. */
  failure: string | null
  /** The post as the server last gave it. */
  base: Post | null
  /** A version that somebody else saved meanwhile; a choice is needed before anything is saved. */
  theirs: Post | null
  /** The post was deleted elsewhere; nothing is stored until somebody asks for it. */
  gone: boolean
}

/** How a keeper of this post begins. */
export const firstState = (base: Post | null): KeeperState => ({
  phase: base ? 'saved' : 'new',
  failure: null,
  base,
  theirs: null,
  gone: false,
})

type Options = {
  base: Post | null
  /** The newest fields, at any time. */
  read: () => PostFields
  onState: (state: KeeperState) => void
}

export type KeptState = ReturnType<typeof createKeptState>

/** What the server has of a post, compared with what is typed; every change is told. */
export function createKeptState({ base, read, onState }: Options) {
  let state = firstState(base)
  let savedFields = base && fieldsOf(base)
  return {
    get now() {
      return state
    },
    isPublished: () => state.base?.published === true,
    isDirty({ published }: { published: boolean }): boolean {
      const fields = read()
      if (!savedFields) return hasSubstance(fields)
      return keyOf(fields, { published }) !== keyOf(savedFields, { published })
    },
    tell(changes: Partial<KeeperState>): void {
      state = { ...state, ...changes }
      onState(state)
    },
    /** From now on what is typed is compared with these fields of the server's. */
    compareWith(fields: PostFields | null): void {
      savedFields = fields
    },
  }
}
