import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { type Loaded, useLoaded } from '#app/ui/lists/use-loaded.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { countedMeals } from '../manage/bulk-words.ts'
import type { LabelKind, UsedCategory, UsedMealType } from './category.ts'
import {
  capital,
  labelOfCategory,
  labelOfMealType,
  labelPlaces,
  type UsedLabel,
} from './label-place.ts'

type Labels = Record<LabelKind, UsedLabel[]>

export type LabelActions = {
  /** Throws what the API client throws. */
  rename(kind: LabelKind, label: UsedLabel, name: string): Promise<void>
  /** Throws what the API client throws. */
  merge(kind: LabelKind, label: UsedLabel, into: UsedLabel): Promise<void>
  /** Returns true when it was removed. */
  remove(kind: LabelKind, label: UsedLabel): Promise<boolean>
}

type UsedLabels = LabelActions &
  Pick<Loaded<Labels>, 'phase' | 'fault' | 'reload'> & { labels: Labels | null }

/** All categories and meal types with the numbers of their meals, and what staff do to them. */
export function useLabels(): UsedLabels {
  const { data, phase, fault, reload } = useLoaded(
    loadLabels,
    'Failed to load data. Please try again later.',
  )

  async function rename(kind: LabelKind, { _id }: UsedLabel, name: string) {
    await api.put(`${labelPlaces[kind].path}/${_id}`, { name })
    showToast(`${capital(labelPlaces[kind].one)} renamed`)
    await reload()
  }

  async function merge(kind: LabelKind, { _id }: UsedLabel, into: UsedLabel) {
    const { path, one } = labelPlaces[kind]
    const { meals } = await api.post<{ meals: number }>(`${path}/${_id}/merge`, { into: into._id })
    showToast(`${capital(one)} merged: ${countedMeals(meals)} moved to ${into.name}`)
    await reload()
  }

  async function remove(kind: LabelKind, { _id }: UsedLabel) {
    const { path, one } = labelPlaces[kind]
    try {
      await api.delete(`${path}/${_id}`)
    } catch (error) {
      showErrorToast(messageOf(error, `Failed to delete ${one}`))
      return false
    }
    showToast(`${capital(one)} deleted`)
    await reload()
    return true
  }

  return { phase, fault, labels: data, reload, rename, merge, remove }
}

async function loadLabels(signal: AbortSignal): Promise<Labels> {
  const [categories, mealTypes] = await Promise.all([
    api.get<UsedCategory[]>('/categories/uses', { signal }),
    api.get<UsedMealType[]>('/mealtypes/uses', { signal }),
  ])
  return { category: categories.map(labelOfCategory), mealType: mealTypes.map(labelOfMealType) }
}
