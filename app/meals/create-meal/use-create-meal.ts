import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { storedTiles } from '#app/images/tray/image-tray.ts'
import { useImageTray } from '#app/images/tray/use-image-tray.ts'
import { isRepeated, outcomeOf } from '#app/publishing/autosave/send-changes.ts'
import { firstState, type Rules, type Sending } from '#app/publishing/autosave/states.ts'
import { useAutosave } from '#app/publishing/autosave/use-autosave.ts'
import { api } from '#app/ui/browser/api-client.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import type { Meal } from '../meal.ts'
import { useImageDrafts } from './drafts/use-image-drafts.ts'
import { draftText, isEmptyDraft, type LocalDraft, newIdOf, parseDraft } from './local-draft.ts'
import { useProposal } from './proposing/use-proposal.ts'
import { type MealForm, newMealBody } from './publish-meal.ts'
import { useBroughtImage } from './use-brought-image.ts'
import { useMealFields } from './use-meal-fields.ts'
import { useMealLabels } from './use-meal-labels.ts'

/** A new meal stays in the browser until it is published by hand. */
const draftRules: Rules<LocalDraft, Meal> = {
  enabled: () => false,
  isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  isEmpty: isEmptyDraft,
  isReady: () => true,
  writeDelay: 0,
}

/** The state of the create screen, kept as a draft until the meal is published. */
export function useCreateMeal(place: DraftPlace) {
  const [start] = useState(() => parseDraft(place.read()))
  const typed = useMealFields(start)
  const { fields } = typed
  const [file, setFile] = useState<File | null>(null)
  const tray = useImageTray(start)
  const labels = useMealLabels()
  const draft: LocalDraft = {
    ...fields,
    images: storedTiles(tray.tiles),
    selectedId: tray.tiles.find(({ key }) => key === tray.selectedKey)?.imageId ?? null,
  }
  const proposing = useProposal({ ...fields, selectedId: draft.selectedId }, typed.takeProposal)
  const drafts = useImageDrafts(tray, typed.dropPrompt)
  useBroughtImage({
    onImage: tray.add,
    onIngredients: (ingredients) => typed.change({ ingredients }),
  })
  const form = formOf(fields, labels, tray.selected)
  const asDraft = useRef(false)
  const { autosave, state } = useDraftAutosave(place, draft, form, asDraft)
  return {
    autosave,
    ...typed,
    proposing,
    drafts,
    /** Whether the meal is sent as a draft, or published. */
    asDraft,
    file,
    setFile,
    tray,
    labels,
    form,
    isEmpty: isEmptyDraft(draft),
    state,
    kept: state.local.kept,
  }
}

type Fields = ReturnType<typeof useMealFields>['fields']

/** What is published: the fields with the labels and the image that their ids mean. */
const formOf = (
  { title, description, imageAlt, analysis, serving, ...ids }: Fields,
  { categories, mealTypes }: ReturnType<typeof useMealLabels>,
  image: MealForm['image'],
): MealForm => ({
  ...{ title, description, imageAlt, image, analysis, serving },
  categories: categories.filter(({ _id }) => ids.categoryIds.includes(_id)),
  mealType: mealTypes.find(({ _id }) => _id === ids.mealTypeId) ?? null,
})

export type CreateMeal = ReturnType<typeof useCreateMeal>

/** Keeps the draft after every change, including images that arrive without typing. */
function useDraftAutosave(
  place: DraftPlace,
  draft: LocalDraft,
  form: MealForm,
  asDraft: RefObject<boolean>,
) {
  const latest = useRef({ draft, form })
  latest.current = { draft, form }
  const { autosave, state } = useAutosave<LocalDraft, Meal>({
    rules: draftRules,
    start: () => firstState({ unsaved: !isEmptyDraft(draft), newId: newIdOf(place.read()) }),
    read: () => latest.current.draft,
    send(sending) {
      const body = newMealBody(latest.current.form, !asDraft.current)
      return outcomeOf(createMeal(body, sending))
    },
    place,
    text: ({ fields, newId }) => fields && draftText(fields, newId.id),
  })
  const text = JSON.stringify(draft)
  const seen = useRef(text)
  const onChange = useEffectEvent(() => {
    if (seen.current === text) return
    seen.current = text
    autosave.typed()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the draft changes.
  useEffect(() => onChange(), [text])
  return { autosave, state }
}

/**
 * Stores the meal. What an earlier call stored without being answered is changed to what is typed now, unless somebody
 * changed it since, or another meal was typed over the draft of an earlier visit: then a new meal is stored.
 */
async function createMeal(
  body: ReturnType<typeof newMealBody>,
  sending: Sending<LocalDraft, Meal>,
) {
  const { fields: held, newId } = sending
  const made = await api.post<Meal>('/meals', { ...body, newId: newId.id })
  if (!isRepeated(sending)) return { stored: made, held }
  const { _id, title, createdAt, updatedAt } = made
  const isOwn = updatedAt === createdAt && (!newId.mayExist || title === body.title)
  const stored = isOwn
    ? await api.put<Meal>(`/meals/${_id}`, { ...body, updatedAt })
    : await api.post<Meal>('/meals', body)
  return { stored, held }
}
