/** The error message of a whole form. It gets the focus, so that it is seen and read out. */
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
