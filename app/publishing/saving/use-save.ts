import { useState } from 'react'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { SaveResult } from '../autosave/states.ts'

/** What keeps the fields of a screen from being sent. */
export type Obstacle<Fields, Field> = {
  /** The field that gets the focus; null for none. */
  field: Field | null
  /** The message above the buttons; null when the message beside the field is enough. */
  text: string | null
  /** True as long as the message is right for the current fields. */
  stands: (fields: Fields) => boolean
}

type Options<Fields, Field> = {
  autosave: {
    save: () => Promise<SaveResult>
    isDirty: () => boolean
    /** Keeps an autosave from storing what the checks may refuse; absent where nothing is saved automatically. */
    hold?: () => void
  }
  /** Returns the current fields. */
  read: () => Fields
  /** Waits for what is still being computed from the fields. */
  settle?: () => Promise<void>
  /** Returns what is wrong with each field. */
  problemsOf: (fields: Fields) => ReadonlyMap<Field, string>
  /** Checks everything that has to be right before the fields are sent. */
  findObstacle: () => Promise<Obstacle<Fields, Field> | null>
  focus: (field: Field) => void
  /** The toast after a save. */
  savedText: string | (() => string)
  /** The field of the screen for one that the server refused; null if the screen shows no message beside it. */
  fieldAt: (path: string) => Field | null
  /** Reports a failed save, and returns the message above the buttons. */
  onFailure: (result: SaveResult) => string | null
  /** Called after a save, unless something was typed while it was on its way. */
  onSaved: () => void
}

/** Saving by hand, of meals and posts: check the fields, send them, report the outcome. */
export function useSave<Fields extends object, Field extends string>(
  options: Options<Fields, Field>,
) {
  const { read, problemsOf, findObstacle, focus } = options
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [obstacle, setObstacle] = useState<Obstacle<Fields, Field> | null>(null)
  const refusal = useRefusal(options)
  const { busy, once } = useOnce()

  async function send() {
    const sent = read()
    const report = await sendAndReport(options)
    setFailure(report.failure)
    refusal.note(report, sent)
  }

  const save = () =>
    once(async () => {
      setAsked(true)
      setFailure(null)
      refusal.forget()
      setObstacle(null)
      options.autosave.hold?.()
      await options.settle?.()
      const found = await findObstacle()
      if (!found) return await send()
      setObstacle(found)
      if (found.field !== null) focus(found.field)
    })

  const problems = asked ? problemsOf(read()) : null
  return {
    /** Checks and sends; does nothing while a save is on its way. */
    save,
    /** Sends without a check, after `prepare` has changed the fields. */
    sendAfter: (prepare: () => void) =>
      once(async () => {
        prepare()
        await send()
      }),
    busy,
    failure: obstacle?.stands(read()) ? obstacle.text : failure,
    /** What is wrong with a field, also in the words of the server; null until the first attempt to save. */
    problemOf: (field: Field) => problems?.get(field) ?? refusal.about(field, read()),
  }
}

type Report = { failure: string | null; path?: string }

/** What the server said about a field that it refused, which is right until the field changes. */
function useRefusal<Fields extends object, Field extends string>({
  fieldAt,
  focus,
}: Options<Fields, Field>) {
  const [refused, setRefused] = useState<{ field: Field; text: string; value: unknown }>()
  return {
    note({ failure, path }: Report, sent: Fields) {
      const field = path && failure ? fieldAt(path) : null
      if (field === null || !failure) return
      setRefused({ field, text: failure, value: Reflect.get(sent, field) })
      focus(field)
    },
    forget: () => setRefused(undefined),
    about: (field: Field, now: Fields): string | null =>
      refused?.field === field && Reflect.get(now, field) === refused.value ? refused.text : null,
  }
}

/** Returns the message about a failed save; none after a success or a conflict, which opens a dialog. */
async function sendAndReport<Fields, Field>({
  autosave,
  savedText,
  onFailure,
  onSaved,
}: Options<Fields, Field>): Promise<Report> {
  const result = await autosave.save()
  if (result.name === 'conflict') return { failure: null }
  if (result.name !== 'saved') return { failure: onFailure(result), path: result.path }
  showToast(typeof savedText === 'string' ? savedText : savedText())
  if (!autosave.isDirty()) onSaved()
  return { failure: null }
}
