import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import type { NewEntry } from '../entries/day-entry.ts'

/** The path of the page with the visitor's day. */
export const dayPath = '/day'

/** Adds this portion to the visitor's day, which only the browser stores. What it does is loaded when it is pressed. */
export function AddToDay({ entry }: { entry: NewEntry }) {
  const navigate = useNavigate()
  async function add() {
    try {
      const { addAndReport } = await import('./add-and-report.ts')
      addAndReport(entry, () => navigate(dayPath))
    } catch (error) {
      console.warn('The code of My day could not be loaded', error)
      showErrorToast('This could not be added. Are you online?')
    }
  }
  return (
    <div className="noscript:hidden print:hidden">
      <Button look="secondary" onClick={add}>
        Add to my day
      </Button>
    </div>
  )
}
