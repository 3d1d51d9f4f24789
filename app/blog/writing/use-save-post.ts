import { useState } from 'react'
import type { TitleCheck } from '#app/publishing/saving/use-title-check.ts'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { Post } from '../post.ts'
import { failureText } from './post-autosave.ts'
import { fieldProblems, type PostField, type PostFields, saveProblem } from './post-fields.ts'
import type { PostScreen } from './use-post-screen.ts'

type Options = {
  screen: PostScreen
  titleCheck: TitleCheck
  /** True on the screen of a new post. */
  isNew: boolean
  /** Leads to the field that something is wrong with. */
  focus: (field: PostField) => void
  onSaved: () => void
}

/** Checks and saves the post; a second press while it is sent does nothing. */
export function useSavePost({ screen, titleCheck, isNew, focus, onSaved }: Options) {
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const { busy, once } = useOnce()

  async function check(): Promise<boolean> {
    const taken = await titleCheck.ask()
    const fields = screen.read()
    const problem = saveProblem(fields, taken)
    if (problem) {
      setObstacle({ text: problem, title: fields.title })
      focus(taken ? 'title' : (fieldProblems(fields).keys().next().value ?? 'title'))
    } else if (screen.store.isBusy()) {
      setFailure('An image is still being uploaded. Please wait a moment.')
    } else return true
    return false
  }

  async function send() {
    const result = await screen.autosave.save()
    if (result.name === 'conflict') return
    if (result.name === 'saved') {
      showToast(isNew ? 'Blog created successfully' : 'Blog updated successfully')
      // Who typed on meanwhile stays.
      return screen.autosave.isDirty() ? undefined : onSaved()
    }
    const silent = result.name !== 'gone' && result.name !== 'signedOut' && !result.failure
    const fallback = isNew ? 'Failed to save blog' : 'Failed to update blog'
    const text = (silent ? null : failureText(result)) ?? fallback
    setFailure(text)
    showErrorToast(text)
  }

  const save = () =>
    once(async () => {
      setFailure(null)
      setObstacle(null)
      setAsked(true)
      if (await check()) await send()
    })

  /** After a choice between versions: what was being saved is saved, by hand or automatically. */
  function keepMine(theirs: Post) {
    const { status } = screen.autosave.state
    screen.keepMine(theirs)
    if (status.name === 'conflict' && status.byHand) void save()
  }

  /** Once it was tried, what is missing is told until it is there. */
  const problems = asked ? fieldProblems(screen.read()) : null
  return {
    save,
    keepMine,
    busy,
    failure: obstacle && stillStands(obstacle, screen.read()) ? obstacle.text : failure,
    problemOf: (field: PostField) => problems?.get(field) ?? null,
  }
}

/** What stood in the way of an attempt to save, and the title then. */
type Obstacle = { text: string; title: string }

/** A title is taken until it is another one; what is missing is missing until it is there. */
const stillStands = ({ text, title }: Obstacle, fields: PostFields) =>
  text === saveProblem(fields, true) ? title === fields.title : text === saveProblem(fields, false)

export type SavePost = ReturnType<typeof useSavePost>
