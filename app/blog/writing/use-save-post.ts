import { useRef, useState } from 'react'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { fieldProblems, type PostField, type PostFields, saveProblem } from './post-fields.ts'
import { noAnswer } from './send-post.ts'
import type { PostScreen } from './use-post-screen.ts'
import type { TitleCheck } from './use-title-check.ts'

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
  /** Somebody pressed save, and it has not come to an end yet. */
  const wanted = useRef(false)

  async function check(): Promise<boolean> {
    const taken = await titleCheck.ask()
    const fields = screen.read()
    const problem = saveProblem(fields, taken)
    if (problem) {
      wanted.current = false
      setObstacle({ text: problem, title: fields.title })
      focus(taken ? 'title' : (fieldProblems(fields).keys().next().value ?? 'title'))
    } else if (screen.store.isBusy()) {
      setFailure('An image is still being uploaded. Please wait a moment.')
    } else return true
    return false
  }

  async function send() {
    if (await screen.keeper.save()) {
      showToast(isNew ? 'Blog created successfully' : 'Blog updated successfully')
      screen.journal.clear()
      return onSaved()
    }
    const { failure: told, theirs } = screen.keeper.state
    if (theirs) return
    wanted.current = false
    const text = saveFailure(told, isNew)
    setFailure(text)
    showErrorToast(text)
  }

  const save = () =>
    once(async () => {
      setFailure(null)
      setObstacle(null)
      setAsked(true)
      wanted.current = true
      if (await check()) await send()
    })

  /** After a choice between versions: what was being saved is saved, by hand or by itself. */
  function goOn() {
    if (wanted.current) void save()
    else screen.keeper.changed()
  }

  /** Once it was tried, what is missing is told until it is there. */
  const problems = asked ? fieldProblems(screen.read()) : null
  return {
    save,
    goOn,
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

/** The server's own words, where it gave any. */
function saveFailure(told: string | null, isNew: boolean): string {
  if (told && told !== noAnswer) return told
  return isNew ? 'Failed to save blog' : 'Failed to update blog'
}
