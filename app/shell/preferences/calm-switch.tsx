import { Switch } from '#app/ui/forms/switch.tsx'
import { useCalmMode } from './calm-mode.ts'

/** Hides all figures, comparisons and guesses, or shows them again. It needs JavaScript and is absent without it. */
export function CalmSwitch() {
  const { calm, setCalm } = useCalmMode()
  return (
    <span className="noscript:hidden">
      <Switch on={calm} onChange={setCalm}>
        Calm mode
      </Switch>
    </span>
  )
}
