import { EatingDisorderNote } from '#app/home/eating-disorder-note.tsx'
import { MailLink } from '#app/shell/mail-link.tsx'
import type { SiteInfo } from '#app/shell/site-info.ts'
import { Link } from '#app/ui/link.tsx'
import type { LegalSection } from './legal-page.tsx'

/** The text of the terms. */
export function termsSections(site: SiteInfo): LegalSection[] {
  return [agreement(site), estimates(site), eatingDisorders, ...using(site), ...law(site)]
}

const agreement = ({ name, country }: SiteInfo): LegalSection => ({
  id: 'agreement',
  title: 'What you agree to',
  body: (
    <>
      <p>
        {name} is a site about portions and calories, run from {country}. By using it you accept
        these terms and the <Link to="/privacy-policy">privacy policy</Link>. If you do not accept
        them, please do not use the site.
      </p>
      <p>
        You must be at least 13 years old. If you are younger than the age at which you may make
        agreements where you live, read these terms with a parent or guardian.
      </p>
    </>
  ),
})

const estimates = ({ name }: SiteInfo): LegalSection => ({
  id: 'estimates',
  title: 'Estimates, not advice',
  body: (
    <>
      <p>
        All calorie, nutrient and portion figures are AI-generated, and so are most images of
        plates. They are for fun and educational purposes only and are not professional advice.{' '}
        {name} is not a substitute for a healthcare provider.
      </p>
      <ul>
        <li>
          A figure can be wrong: an ingredient misread, a weight assumed, a brand that differs from
          the table. Ranges show how far off we expect to be, not how far off we can be.
        </li>
        <li>
          Lists of ingredients are not lists of allergens. Do not rely on them if you have an
          allergy or an intolerance; read the label or ask whoever cooked.
        </li>
        <li>
          The table of daily calorie needs is a general guide for healthy adults. It does not know
          your age, size, pregnancy, illness or medicines.
        </li>
        <li>
          A diet label such as Keto or Vegan describes a meal in everyday words. It certifies
          nothing.
        </li>
        <li>
          A meal plan that we put together on request is made of the same estimates, and the same
          holds for it.
        </li>
      </ul>
      <p>
        Ask a doctor or a registered dietitian before you change how you eat for a medical reason,
        and never put off their help because of something you read here.
      </p>
    </>
  ),
})

const eatingDisorders: LegalSection = {
  id: 'kind-word',
  title: 'If numbers do you no good',
  body: <EatingDisorderNote />,
}

const using = ({ name }: SiteInfo): LegalSection[] => [
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <p>
        You need no account to browse, filter, read or write to us. Accounts exist for the people
        who make the site. If you have one, keep its password to yourself, tell us if somebody else
        got hold of it, and answer for what is done with it. We may close an account that is
        misused.
      </p>
    ),
  },
  {
    id: 'your-use',
    title: 'What you may do',
    body: (
      <>
        <p>
          Read, print, link to and share any page for yourself, for teaching, or with a word about
          where it comes from. Ask us before you publish larger parts elsewhere or use them in a
          product.
        </p>
        <p>Please do not</p>
        <ul>
          <li>pass figures or images on as measured, photographed or medically checked;</li>
          <li>overload the site, get round its limits, or try to reach what is not public;</li>
          <li>
            send spam, threats, or other people&rsquo;s private data through the contact form;
          </li>
          <li>use anything here to shame a person for what they eat or weigh.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'What you send us',
    body: (
      <p>
        Your messages stay yours. You let us read and keep them in order to answer, and use what you
        suggest to make the site better, without your name. At most five messages an hour are taken
        from one address.
      </p>
    ),
  },
  {
    id: 'our-content',
    title: 'What is ours',
    body: (
      <p>
        The name {name}, the texts, the design and the images belong to us or to those who let us
        use them. Nutrient values come from FoodData Central of the U.S. Department of Agriculture,
        which is in the public domain and does not endorse this site.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links to other sites',
    body: (
      <p>
        Some links lead to sites that we do not run. We are not responsible for what is on them;
        their own terms hold there.
      </p>
    ),
  },
]

const law = ({ name, country }: SiteInfo): LegalSection[] => [
  {
    id: 'availability',
    title: 'No promise that it is always there',
    body: (
      <p>
        {name} is offered free of charge and as it is. We may change, interrupt or end it, and
        correct or remove any meal or article, without notice.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        As far as the law allows, we are not liable for loss or harm that follows from relying on
        figures, images or articles of this site, or from its not being available. Nothing in these
        terms limits liability that may not be limited, or rights that you have as a consumer.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law',
    body: (
      <p>
        The laws of {country} apply, and its courts decide, unless the law of the place where you
        live gives you a court there. If one of these terms should not hold, the others still do.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, and how to reach us',
    body: (
      <p>
        When these terms change, the date at the top changes with them; using the site afterwards
        means that you accept them. Questions go to <MailLink /> or through the{' '}
        <Link to="/contact">contact form</Link>.
      </p>
    ),
  },
]
