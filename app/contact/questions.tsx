import type { ReactNode } from 'react'
import { useSiteInfo } from '#app/shell/site-info.ts'
import { ChevronDownIcon } from '#app/ui/icons.tsx'

/** Frequent questions; each answer opens on its own, even without JavaScript. */
export function Questions() {
  const { name, contactEmail } = useSiteInfo()
  const questions: { question: string; answer: ReactNode }[] = [
    {
      question: 'How soon will I hear back?',
      answer: 'We answer within 24-48 business hours. Weekends and public holidays do not count.',
    },
    {
      question: 'Do you offer personalized meal plans?',
      answer:
        'Yes. Tell us in a message how you eat, what you like and what you leave out, and we put a plan together for you. Its figures are estimates like all others here; where a condition, a pregnancy or a medicine decides what you may eat, please ask a doctor or dietitian instead.',
    },
    {
      question: 'Where do I report a wrong figure or something broken?',
      answer: (
        <>
          Use the form on this page or write to our support email, <Mail to={contactEmail} />. The
          address of the page and what you expected to see help us most.
        </>
      ),
    },
    {
      question: 'Are you hiring?',
      answer: (
        <>
          Sometimes. Send a careers email to{' '}
          <Mail to={contactEmail} subject={`Careers at ${name}`} /> and tell us what you would like
          to make better.
        </>
      ),
    },
  ]
  return (
    <section aria-labelledby="questions" className="mt-16 lg:mt-24">
      <h2 id="questions" className="text-2xl">
        Questions people ask
      </h2>
      <div className="mt-6 max-w-2xl border-line border-t">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDownIcon className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-[65ch] pr-8 pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

type MailProps = { to: string; subject?: string }

function Mail({ to, subject }: MailProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <a href={`mailto:${to}${query}`} className="text-link">
      {to}
    </a>
  )
}
