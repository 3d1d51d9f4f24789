import { useReloadOnline } from '#app/ui/browser/use-reload-online.ts'
import { Button } from '#app/ui/button.tsx'

/**
 * Try Again: reloads the page, even without JavaScript. Offline it only loads the data again, because the
 * browser would replace the page with its own error page; the data also load by themselves once the browser is
 * online.
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
