/** A note for readers for whom figures about food can be harmful. */
export function EatingDisorderNote() {
  return (
    <>
      <p>
        For some people counting is no help at all: it makes meals frightening, or a day good or bad
        by its sum. If that sounds like you, you may close this page, or switch on calm mode at its
        foot, which hides all figures; there is nothing on it that you must know in order to eat.
      </p>
      <p>
        An eating disorder is an illness and it can be treated, at any weight and at any age. Please
        tell someone you trust, and ask a doctor or an eating disorder service where you live for
        help. If you are in danger now, call your local emergency number.
      </p>
    </>
  )
}
