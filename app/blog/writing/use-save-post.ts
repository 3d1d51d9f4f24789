import type { SaveResult } from '#app/publishing/autosave/states.ts'
import { type Obstacle, useSave } from '#app/publishing/saving/use-save.ts'
import type { TitleCheck } from '#app/publishing/saving/use-title-check.ts'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import { failureText } from './post-autosave.ts'
import { fieldProblems, type PostField, type PostFields, saveProblem } from './post-fields.ts'
import type { PostScreen } from './use-post-screen.ts'

type Options = {
  screen: PostScreen
  titleCheck: TitleCheck
  /** True on the screen of a new post. */
  isNew: boolean
  /** Moves the focus to a field. */
  focus: (field: PostField) => void
  onSaved: () => void
}

/** Checks and saves the post. */
export function useSavePost({ screen, titleCheck, isNew, focus, onSaved }: Options) {
  const { autosave, read } = screen
  const { save, busy, failure, problemOf } = useSave({
    autosave,
    read,
    problemsOf: fieldProblems,
    findObstacle: () => findObstacle(screen, titleCheck),
    focus,
    fieldAt: (path) => shownBeside.find((field) => field === path) ?? null,
    savedText: isNew ? 'Blog created successfully' : 'Blog updated successfully',
    onFailure(result) {
      const text = textOf(result) ?? (isNew ? 'Failed to save blog' : 'Failed to update blog')
      showErrorToast(text)
      return text
    },
    onSaved,
  })

  return { save, busy, failure, problemOf }
}

/** The fields that have a place for a message. */
const shownBeside = [
  'title',
  'description',
  'featuredImage',
  'category',
  'content',
] as const satisfies PostField[]

async function findObstacle(
  screen: PostScreen,
  titleCheck: TitleCheck,
): Promise<Obstacle<PostFields, PostField> | null> {
  const taken = await titleCheck.ask()
  const fields = screen.read()
  const text = saveProblem(fields, taken)
  if (taken) return { field: 'title', text, stands: ({ title }) => title === fields.title }
  const uploading = uploadObstacle(screen)
  if (uploading) return uploading
  if (text) {
    const [field = 'title'] = fieldProblems(fields).keys()
    return { field, text, stands: (now) => saveProblem(now, false) === text }
  }
  return null
}

/** The obstacle while an image is uploaded, which a save would leave out. */
export function uploadObstacle({ store }: PostScreen): Obstacle<PostFields, PostField> | null {
  if (!store.isBusy()) return null
  const text = 'An image is still being uploaded. Please wait a moment.'
  return { field: null, text, stands: () => store.isBusy() }
}

/** The reason for a failed save; null when the server gave none. */
function textOf(result: SaveResult): string | null {
  const isKnown = result.name === 'gone' || result.name === 'signedOut' || result.failure
  return isKnown ? failureText(result) : null
}

export type SavePost = ReturnType<typeof useSavePost>
