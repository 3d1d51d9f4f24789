import { joinClasses } from '#app/ui/join-classes.ts'
import { lengthOf } from '#platform/text/plain-text.ts'
import { contactLimits } from './contact-rules.ts'

const limit = contactLimits.message

/** The length of the message. Near the limit, screen readers announce it every ten characters. */
export function MessageCounter({ message }: { message: string }) {
  const length = lengthOf(message)
  const left = limit - length
  const announced = left < 0 ? 'The message is too long' : left <= 50 ? nearLimit(left) : ''
  return (
    <>
      <span className="noscript:hidden">
        <span
          className={joinClasses('tabular-nums', left < 0 && 'font-semibold text-danger')}
        >{`${length}/${limit} characters`}</span>
      </span>
      <span className="hidden noscript:inline">{`At most ${limit} characters`}</span>
      <span aria-live="polite" className="sr-only">
        {announced}
      </span>
    </>
  )
}

const nearLimit = (left: number) => `${Math.ceil(left / 10) * 10} characters left or fewer`
