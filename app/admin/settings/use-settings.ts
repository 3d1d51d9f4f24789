import { useState } from 'react'
import type { LicenceId } from '#app/meals/passing-on/licence.ts'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { type Loaded, useLoaded } from '#app/ui/lists/use-loaded.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { Settings } from '../settings.ts'
import { changedSiteFields, type SiteFields, siteFieldsOf } from './site-fields.ts'

/** The values of the form: prices as text, empty if none is entered; one social link in a line. */
export type SettingsFields = SiteFields & {
  houseStyle: string
  licence: LicenceId
  visitorPhotos: boolean
  imagePriceUsd: string
  visionPriceUsd: string
}

type Field = keyof SettingsFields

/** The settings from the server, and the values of the form. */
type Typed = { settings: Settings; fields: SettingsFields }

export type SettingsForm = {
  settings: Settings
  fields: SettingsFields
  change(changes: Partial<SettingsFields>): void
  /** The message about a field, or about a part of it such as `navigation.0.href`. */
  problemOf(field: string): string | null
  changed: boolean
  busy: boolean
  save(): Promise<void>
  discard(): void
  /** Loads the settings again, because calls may have cost something meanwhile. The values of the form stay. */
  refresh(): Promise<void>
}

/** The settings of the site, and the form to change them. There is no form until they have loaded. */
export function useSettings() {
  const { data, fault, reload, change } = useLoaded(
    loadSettings,
    'Failed to load the settings. Please try again later.',
  )
  return { form: useForm(data, change), fault, reload }
}

async function loadSettings(signal: AbortSignal): Promise<Typed> {
  const settings = await api.get<Settings>('/settings', { signal })
  return { settings, fields: fieldsOf(settings) }
}

type Change = Loaded<Typed>['change']

function useForm(typed: Typed | null, change: Change): SettingsForm | null {
  const { problems, setProblems, busy, save } = useSave(change)
  if (!typed) return null
  const { settings, fields } = typed
  const changes = changedFields(fieldsOf(settings), fields)
  return {
    settings,
    fields,
    busy,
    save: () => save(fields, changes),
    refresh: () => refresh(change),
    changed: Object.keys(changes).length > 0,
    problemOf: (field) => problems[field] || null,
    discard() {
      setProblems({})
      change((now) => ({ ...now, fields: fieldsOf(now.settings) }))
    },
    change(changed) {
      setProblems((now) => withoutProblemsOf(now, Object.keys(changed)))
      change((now) => ({ ...now, fields: { ...now.fields, ...changed } }))
    },
  }
}

/** The messages that are not about these fields or parts of them. */
const withoutProblemsOf = (problems: Partial<Record<string, string>>, fields: string[]) =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => !fields.includes(path.split('.')[0] ?? '')),
  )

/** Saves the changed fields, one request at a time. Messages of the server are shown beside the fields. */
function useSave(change: Change) {
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)

  async function save(fields: SettingsFields, changes: Changes) {
    if (busy) return
    setBusy(true)
    setProblems({})
    try {
      const saved = await api.put<Settings>('/settings', changes)
      change((now) => withSaved(now, fields, saved))
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

/** The state after saving. Fields that were changed during the request keep what was typed. */
function withSaved(now: Typed, sent: SettingsFields, saved: Settings): Typed {
  return { settings: saved, fields: { ...fieldsOf(saved), ...changedSince(sent, now.fields) } }
}

/** The fields that differ from those of `before`. */
const changedSince = (before: SettingsFields, now: SettingsFields): Partial<SettingsFields> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name as Field] !== value))

async function refresh(change: Change): Promise<void> {
  try {
    const settings = await api.get<Settings>('/settings')
    change((now) => ({ ...now, settings }))
  } catch (error) {
    console.warn('The settings could not be asked again', error)
  }
}

function fieldsOf(settings: Settings): SettingsFields {
  const { houseStyle, licence, visitorPhotos, imageModel, visionModel } = settings
  return {
    ...siteFieldsOf(settings),
    houseStyle,
    licence,
    visitorPhotos,
    imagePriceUsd: String(imageModel?.ownPriceUsd ?? ''),
    visionPriceUsd: String(visionModel?.ownPriceUsd ?? ''),
  }
}

type Changes = Partial<Record<string, unknown>>

/** The changed fields, as the API expects them; an empty price means none. */
function changedFields(stored: SettingsFields, fields: SettingsFields): Changes {
  const changes: Changes = changedSiteFields(stored, fields)
  for (const name of ['houseStyle', 'licence', 'visitorPhotos'] as const) {
    if (fields[name] !== stored[name]) changes[name] = fields[name]
  }
  for (const name of ['imagePriceUsd', 'visionPriceUsd'] as const) {
    const typed = fields[name].trim()
    if (typed !== stored[name]) changes[name] = typed === '' ? null : typed
  }
  return changes
}

/** The last part of the path of a list names its item, which the form shows as one text. */
const problemsIn = ({ errors }: ApiError) =>
  Object.fromEntries(
    errors.flatMap(({ path, msg }) =>
      path ? [[path.replace(/^socialLinks\..*/, 'socialLinks'), msg]] : [],
    ),
  )
