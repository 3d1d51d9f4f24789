/** What went wrong with a whole form; the focus is led here, so that it is read out and seen. */
export function FormFailure({ message }: { message: string | null }) {
  if (!message) return null
  return (
    <p
      role="alert"
      tabIndex={-1}
      className="rounded-field border border-danger px-4 py-3 font-medium text-danger"
    >
      {message}
    </p>
  )
}
