import { Button } from '#app/ui/button.tsx'

/** Try Again: loads the page anew, also without JavaScript. */
export function ReloadButton() {
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        window.location.reload()
      }}
    >
      <Button type="submit">Try Again</Button>
    </form>
  )
}
