import { type ComponentType, lazy, type ReactNode } from 'react'
import { ReloadButton } from '#app/shell/reload-button.tsx'

/** Loads what shows a plate. The empty page does without it until somebody goes to the field. */
export const loadParts = () => import('./parts.ts')

export const EstimateResult = lazyPart(async () => (await loadParts()).EstimateResult, PartMissing)
export const PlateFoods = lazyPart(
  async () => (await loadParts()).PlateFoods,
  () => null,
)
/** A component from a file of its own; `instead` is shown if that cannot be loaded. */
function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, instead: () => ReactNode) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.warn('A part of the page could not be loaded', error)
      return { default: instead }
    }
  })
}

/** In place of the estimate; the text stays in its field, and in the address. */
function PartMissing() {
  return (
    <div role="alert" className="rounded-card border border-danger bg-surface px-5 py-4">
      <p className="mb-4 font-medium text-danger">
        This part of the page could not be loaded. What you typed is still here.
      </p>
      <ReloadButton />
    </div>
  )
}
