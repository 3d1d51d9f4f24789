import { useReloadOnline } from '#app/ui/browser/use-reload-online.ts'
import { Button } from '#app/ui/button.tsx'

/**
 * Try Again: loads the page again, also without JavaScript. Without a connection only its data are asked for, since
 * the browser would put its own page in the place of ours; they come by themselves once there is one again.
 */
export function ReloadButton() {
  const { revalidate } = useReloadOnline()
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        if (navigator.onLine) window.location.reload()
        else void revalidate()
      }}
    >
      <Button type="submit">Try Again</Button>
    </form>
  )
}
