import { type ComponentType, useState } from 'react'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import { useRetries } from './plate-strip.ts'
import type { PortionPlatesProps } from './portion-plates.tsx'

/**
 * Half, one and double side by side at one scale, each with its energy. The picture and the code that shows it
 * are loaded when it is opened.
 */
export function PortionTrio(props: Omit<PortionPlatesProps, 'strip'>) {
  const [opened, setOpened] = useState(false)
  const [Plates, setPlates] = useState<ComponentType<PortionPlatesProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const strip = useRetries(props.src)

  function toggle(open: boolean) {
    setOpened(open)
    if (!open || Plates) return
    setFailed(false)
    import('./portion-plates.tsx').then(
      ({ PortionPlates }) => setPlates(() => PortionPlates),
      () => setFailed(true),
    )
  }

  return (
    <details
      className="noscript:hidden mt-3 print:hidden"
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-field pr-3 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="transition-transform in-[[open]]:rotate-180" />
        Half, one and double side by side
      </summary>
      {failed && <p role="alert">This could not be loaded. Please check your connection.</p>}
      {opened && Plates && <Plates {...props} strip={strip} />}
    </details>
  )
}
