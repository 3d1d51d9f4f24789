import type { ReactNode } from 'react'
import { EatingDisorderNote } from '#app/home/eating-disorder-note.tsx'
import { useSiteInfo } from '#app/shell/site-info.ts'
import { Link } from '#app/ui/link.tsx'

const chapters: { title: string; text: ReactNode }[] = [
  {
    title: 'How the figures come about',
    text: (
      <>
        <p>
          Software reads each meal as a list of foods and gives every food a weight. Where the meal
          says “150 g salmon”, that is the weight; where it only says “salmon”, the usual portion is
          taken and marked with ≈.
        </p>
        <p>
          The energy and nutrients of each gram come from FoodData Central, the public food tables
          of the U.S. Department of Agriculture. Weight times table, added up: that is all there is
          to it, and each meal shows the sum line by line.
        </p>
      </>
    ),
  },
  {
    title: 'How the plates come about',
    text: (
      <>
        <p>
          The plates are AI-generated as well. They are made from the same words as the figures, so
          that more rice on the receipt is more rice on the plate. They show what a portion looks
          like; nobody cooked them, and yours will look different.
        </p>
        <p>
          An editor looks at every meal before it is published. Now and then one comes with an image
          that was not generated; its figures are made in the same way.
        </p>
      </>
    ),
  },
  {
    title: 'What the figures cannot know',
    text: (
      <>
        <p>
          How much oil stayed in your pan. Which brand of yogurt you bought. How ripe the banana
          was, or how hungry the hand that held the ladle. That is why a meal names a range next to
          its calories, and why every figure here is called an estimate.
        </p>
        <p>
          They are for fun and for learning. They are not medical or dietary advice, and this site
          does not stand in for a doctor, a dietitian or the label on a packet, least of all when
          you live with an allergy or an illness.
        </p>
      </>
    ),
  },
  {
    title: 'If numbers do you no good',
    text: <EatingDisorderNote />,
  },
  {
    title: 'Who we are',
    text: <WhoWeAre />,
  },
]

function WhoWeAre() {
  const { country } = useSiteInfo()
  return (
    <p>
      A small team that works from {country}. You need no account to read, we sell nothing you eat,
      and nobody pays to be listed. What we keep about visitors is little, and the{' '}
      <Link to="/privacy-policy" className="text-link">
        privacy policy
      </Link>{' '}
      names all of it.
    </p>
  )
}

/** Explains how the site works, in chapters. */
export function HowWeWork() {
  return (
    <div className="page-width mt-16 lg:mt-24">
      {chapters.map(({ title, text }) => (
        <section
          key={title}
          className="grid gap-x-16 gap-y-3 border-line border-t py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-10"
        >
          <h2 className="max-w-[18ch] text-xl">{title}</h2>
          <div className="grid max-w-[65ch] gap-4">{text}</div>
        </section>
      ))}
    </div>
  )
}
