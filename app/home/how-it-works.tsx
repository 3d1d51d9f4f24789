import type { ReactNode } from 'react'

const steps: { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Every ingredient gets a weight',
    text: 'Each meal is read as a list of foods. Where nobody named an amount, the usual portion is taken and marked as assumed.',
    drawing: (
      <>
        <path d="M22 40h52M48 40v34M30 74h36" />
        <path d="M12 62a12 12 0 0 0 20 0L22 40zM64 62a12 12 0 0 0 20 0L74 40z" />
        <path d="M48 40v-8" />
        <circle cx="48" cy="28" r="4" />
      </>
    ),
  },
  {
    title: 'Weights become figures',
    text: 'A table of foods gives the energy and nutrients of each gram: calories, carbohydrates, protein, fat, fiber, sugar and sodium.',
    drawing: (
      <>
        <rect x="18" y="20" width="60" height="56" rx="6" />
        <path d="M18 36h60M44 36v40M28 28h20M26 48h10M26 62h8M54 48h14M54 62h10" />
      </>
    ),
  },
  {
    title: 'The plate adds them up',
    text: 'The sum is what you read on the card, with a range that says how sure it is. It is an estimate, and it shows its receipt.',
    drawing: (
      <>
        <circle cx="48" cy="48" r="32" />
        <circle cx="48" cy="48" r="22" opacity="0.5" />
        <path d="M48 48V26a22 22 0 0 1 19 33z" className="fill-accent" stroke="none" />
      </>
    ),
  },
]

/** Explains in three drawn steps how the figures are computed. */
export function HowItWorks() {
  return (
    <section
      aria-labelledby="how-heading"
      className="mt-16 bg-sunken py-14 last:-mb-16 lg:mt-24 lg:py-20 lg:last:-mb-24"
    >
      <div className="page-width">
        <h2 id="how-heading" className="max-w-[24ch] text-2xl">
          How a plate gets its figures
        </h2>
        <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
          {steps.map((step) => (
            <li key={step.title}>
              <svg
                viewBox="0 0 96 96"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="-ml-2 size-24"
                aria-hidden="true"
              >
                {step.drawing}
              </svg>
              <h3 className="mt-4 text-lg">{step.title}</h3>
              <p className="mt-2 max-w-[38ch] text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
