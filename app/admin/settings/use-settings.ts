import { useCallback, useEffect, useState } from 'react'
import { ApiError, api, messageOf } from '#app/ui/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts.tsx'
import type { Settings } from '../settings.ts'

/** What is typed: prices as text, empty where none is entered. */
export type SettingsFields = { houseStyle: string; imagePriceUsd: string; visionPriceUsd: string }

type Field = keyof SettingsFields

type State =
  | { phase: 'loading' }
  | { phase: 'failed'; fault: string }
  | { phase: 'loaded'; settings: Settings; fields: SettingsFields }

export type SettingsForm = {
  settings: Settings
  fields: SettingsFields
  change(changes: Partial<SettingsFields>): void
  problemOf(field: Field): string | null
  changed: boolean
  busy: boolean
  save(): Promise<void>
  discard(): void
  /** Asks the server again, for what calls have cost meanwhile; what was typed stays. */
  refresh(): Promise<void>
}

type Loaded =
  | { phase: 'loading' }
  | { phase: 'failed'; fault: string; reload(): Promise<void> }
  | { phase: 'loaded'; form: SettingsForm }

const loadFault = 'Failed to load the settings. Please try again later.'

/** The settings of the site and what an Admin types over them. */
export function useSettings(enabled: boolean): Loaded {
  const [state, setState] = useState<State>({ phase: 'loading' })
  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      const settings = await api.get<Settings>('/settings', { signal })
      setState({ phase: 'loaded', settings, fields: fieldsOf(settings) })
    } catch (error) {
      if (!signal?.aborted) setState({ phase: 'failed', fault: messageOf(error, loadFault) })
    }
  }, [])
  useEffect(() => {
    if (!enabled) return
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load, enabled])
  const form = useForm(state, setState)
  if (state.phase === 'failed') return { ...state, reload: () => load() }
  return form ? { phase: 'loaded', form } : { phase: 'loading' }
}

type SetState = (change: (state: State) => State) => void

function useForm(state: State, setState: SetState): SettingsForm | null {
  const { problems, setProblems, busy, save } = useSave(setState)
  if (state.phase !== 'loaded') return null
  const { settings, fields } = state
  const changes = changedFields(fieldsOf(settings), fields)
  return {
    settings,
    fields,
    busy,
    save: () => save(fields, changes),
    refresh: () => refresh(setState),
    changed: Object.keys(changes).length > 0,
    problemOf: (field) => problems[field] || null,
    discard() {
      setProblems({})
      setState(whenLoaded((now) => ({ ...now, fields: fieldsOf(now.settings) })))
    },
    change(changed) {
      const mended = Object.fromEntries(Object.keys(changed).map((name) => [name, '']))
      setProblems((now) => ({ ...now, ...mended }))
      setState(whenLoaded((now) => ({ ...now, fields: { ...now.fields, ...changed } })))
    },
  }
}

/** Sends what differs, once at a time; what the server refuses is told beside its field. */
function useSave(setState: SetState) {
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const [busy, setBusy] = useState(false)

  async function save(fields: SettingsFields, changes: Changes) {
    if (busy) return
    setBusy(true)
    setProblems({})
    try {
      const saved = await api.put<Settings>('/settings', changes)
      setState(whenLoaded((now) => withSaved(now, fields, saved)))
      showToast('Settings saved')
    } catch (error) {
      if (error instanceof ApiError) setProblems(problemsIn(error))
      showErrorToast(messageOf(error, 'Failed to save the settings'))
    } finally {
      setBusy(false)
    }
  }

  return { problems, setProblems, busy, save }
}

type LoadedState = Extract<State, { phase: 'loaded' }>

const whenLoaded = (change: (state: LoadedState) => LoadedState) => (state: State) =>
  state.phase === 'loaded' ? change(state) : state

/** The saved settings; what was typed while they were on their way stays. */
function withSaved(now: LoadedState, sent: SettingsFields, saved: Settings): LoadedState {
  const fields = fieldsOf(saved)
  for (const name of ['houseStyle', 'imagePriceUsd', 'visionPriceUsd'] as const) {
    if (now.fields[name] !== sent[name]) fields[name] = now.fields[name]
  }
  return { ...now, settings: saved, fields }
}

async function refresh(setState: SetState): Promise<void> {
  try {
    const settings = await api.get<Settings>('/settings')
    setState(whenLoaded((now) => ({ ...now, settings })))
  } catch (error) {
    console.warn('The settings could not be asked again', error)
  }
}

function fieldsOf({ houseStyle, imageModel, visionModel }: Settings): SettingsFields {
  return {
    houseStyle,
    imagePriceUsd: String(imageModel?.ownPriceUsd ?? ''),
    visionPriceUsd: String(visionModel?.ownPriceUsd ?? ''),
  }
}

type Changes = Partial<Record<Field, string | null>>

/** What differs, as the API takes it; an empty price is none. */
function changedFields(stored: SettingsFields, fields: SettingsFields): Changes {
  const changes: Changes = {}
  if (fields.houseStyle !== stored.houseStyle) changes.houseStyle = fields.houseStyle
  for (const name of ['imagePriceUsd', 'visionPriceUsd'] as const) {
    const typed = fields[name].trim()
    if (typed !== stored[name]) changes[name] = typed === '' ? null : typed
  }
  return changes
}

const problemsIn = ({ errors }: ApiError) =>
  Object.fromEntries(errors.flatMap(({ path, msg }) => (path ? [[path, msg]] : [])))
