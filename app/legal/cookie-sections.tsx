import { CookieSettingsLink } from '#app/shell/cookies/cookie-settings-link.tsx'
import { MailLink } from '#app/shell/mail-link.tsx'
import { hostOf, type SiteInfo } from '#app/shell/site-info.ts'
import { type EntryName, entryNames, storedEntries } from '#app/ui/browser/browser-storage.ts'
import { Link } from '#app/ui/link.tsx'
import type { LegalSection } from './legal-page.tsx'

type Entry = { name: string; purpose: string; until: string }

/** What each entry of the site is for; the type check fails for an entry that is missing here. */
const purposes: Record<EntryName, Omit<Entry, 'name'>> = {
  cookieConsent: {
    purpose: 'Your answer in the cookie banner',
    until: 'You delete it',
  },
  contactDraft: {
    purpose: 'What you have typed into the contact form, so that a reload does not lose it',
    until: 'The message is sent, or the form is emptied',
  },
  energyReference: {
    purpose: 'Whose day you compare meals with, only if you have chosen one; it is not sent to us',
    until: 'You choose nobody in particular',
  },
  myDay: {
    purpose:
      'The meals and plates of My day with their figures, only if you have added any; it is not sent to us',
    until: 'You remove them, or a week later when you next change My day',
  },
  figuresPer: {
    purpose: 'That you want figures for 100 g, only if you have chosen so; it is not sent to us',
    until: 'You choose figures for a serving',
  },
  energyUnit: {
    purpose: 'That you want energy in kJ, only if you have chosen so; it is not sent to us',
    until: 'You choose kcal',
  },
  saltUnit: {
    purpose:
      'That you want salt instead of sodium, only if you have chosen so; it is not sent to us',
    until: 'You choose sodium',
  },
  calmMode: {
    purpose:
      'That calm mode is on, which hides figures, only if you have chosen so; it is not sent to us',
    until: 'You switch calm mode off',
  },
  savedPosts: {
    purpose: 'The articles that you have saved, only if you have saved any; it is not sent to us',
    until: 'You remove them from your saved articles',
  },
  token: {
    purpose: 'Keeps you signed in, only if you have signed in',
    until: 'You log out, or 30 days without use',
  },
  mealDraft: {
    purpose: 'For our staff: a meal that is not published yet',
    until: 'It is published or thrown away',
  },
  mealEdit: {
    purpose: 'For our staff: changes to a meal that are not saved yet',
    until: 'They are saved or thrown away',
  },
  postDraft: {
    purpose: 'For our staff: what was typed into an article and is not saved yet',
    until: 'It is saved or thrown away',
  },
  focusMode: {
    purpose: 'For our staff: that only the text shows while an article is written',
    until: 'You leave focus mode',
  },
  listKey: {
    purpose: 'For our staff: that a question mark does not open the list of shortcuts',
    until: 'You let it open the list again',
  },
  openScreen: {
    purpose:
      'For our staff: a random number for each article, meal or page that is open, to know which of them a tab left open when it crashed',
    until: 'You leave the article, meal or page',
  },
  selectedMealType: {
    purpose: 'Which list of meals is open, such as Lunch',
    until: 'You go to another page, or close the tab',
  },
  guessRound: {
    purpose: 'Your guesses in the round of Guess first that you play; it is not sent to us',
    until: 'You begin a new round, or close the tab',
  },
  draftTab: {
    purpose:
      'For our staff: a random number that tells the drafts of this tab from those of others',
    until: 'You close the tab',
  },
}

/** The database of `app/ui/browser/draft-database.ts`. */
const draftDatabase: Entry = {
  name: 'drafts',
  purpose:
    'For our staff: each change to an article that is not saved yet, so that it is there even if the browser crashes',
  until: 'It is saved or thrown away',
}

/** Written by React Router. */
const scrollPositions: Entry = {
  name: 'react-router-scroll-positions',
  purpose: 'How far you had scrolled, for the Back button',
  until: 'You close the tab',
}

const entriesIn = (area: 'localStorage' | 'sessionStorage'): Entry[] =>
  entryNames
    .filter((name) => storedEntries[name] === area)
    .map((name) => ({ name, ...purposes[name] }))

/** The text of the cookie policy, which lists exactly what is stored. */
export function cookieSections(site: SiteInfo): LegalSection[] {
  return [
    {
      id: 'what-they-are',
      title: 'Cookies and browser storage',
      body: (
        <p>
          A cookie is a small text that a site leaves in your browser and gets back with every
          request. We use none. Local storage, session storage and the database are drawers in your
          browser that only this site can open; nothing in them is sent along with requests on its
          own. What we keep there serves the same ends as cookies do elsewhere, so this page treats
          it the same way.
        </p>
      ),
    },
    {
      id: 'what-we-keep',
      title: 'What we keep in your browser',
      body: (
        <>
          <EntryTable title="Local storage" entries={entriesIn('localStorage')} />
          <EntryTable
            title="Session storage"
            entries={[...entriesIn('sessionStorage'), scrollPositions]}
          />
          <EntryTable title="Database" entries={[draftDatabase]} />
          <p>
            The names of drafts go on with the number of what they are a draft of, or of the tab.
          </p>
          <p>
            All of these are necessary in the sense of the banner: each does something that you
            asked for. Of the entries themselves only the token is ever sent to us, while you are
            signed in; what you type reaches us when you send or save it.
          </p>
        </>
      ),
    },
    kinds(site),
    choice,
    otherCompanies(site),
    {
      id: 'questions',
      title: 'Changes and questions',
      body: (
        <p>
          Should we ever add an entry, it will stand in the tables above first; an optional one will
          wait for your consent. Ask us anything at <MailLink /> or through the{' '}
          <Link to="/contact">contact form</Link>.
        </p>
      ),
    },
  ]
}

const kinds = ({ analyticsUrl }: SiteInfo): LegalSection => ({
  id: 'kinds',
  title: 'What the three switches mean',
  body: (
    <dl>
      <dt>Necessary</dt>
      <dd>
        The entries above. They are always on, since the site would forget things without them.
      </dd>
      <dt>Analytics</dt>
      <dd>
        {analyticsUrl
          ? `Counts visits to make the site better, with a script of ${hostOf(analyticsUrl)}, which may store entries of its own in your browser. It is loaded only while this switch is on.`
          : 'Would count visits to make the site better. At present there is nothing of the kind on this site, so the switch changes nothing. Your answer is kept for the day when there is.'}
      </dd>
      <dt>Marketing</dt>
      <dd>
        Would show you things that fit your interests. At present there is nothing of the kind
        either, and it stays off unless you turn it on.
      </dd>
    </dl>
  ),
})

const choice: LegalSection = {
  id: 'your-choice',
  title: 'Changing your mind',
  body: (
    <>
      <p className="noscript:hidden">
        Open the <CookieSettingsLink /> here or at the foot of any page, and choose again. To start
        over, delete this site&rsquo;s data in the settings of your browser: the banner then asks
        once more.
      </p>
      <p className="hidden noscript:block">
        JavaScript is off in your browser, so nothing at all is stored, and there is nothing to
        choose. Data from earlier visits can be deleted in the settings of your browser.
      </p>
    </>
  ),
}

const otherCompanies = ({ portraitUrl, newsletterUrl, analyticsUrl }: SiteInfo): LegalSection => ({
  id: 'other-companies',
  title: 'Other companies',
  body: (
    <p>
      {portraitUrl
        ? `The home page loads small sample portraits from ${hostOf(portraitUrl)} once it is idle, whatever you choose in the banner and before you have chosen. That service sees your network address; no cookie of ours goes along, and it may keep what its own rules allow. Nothing else on this site is loaded from elsewhere${analyticsUrl ? ' without your consent' : ''}. `
        : `Nothing on this site is loaded from other companies${analyticsUrl ? ' without your consent' : ''}. `}
      {analyticsUrl &&
        `With your consent to Analytics, a script of ${hostOf(analyticsUrl)} is loaded and counts your visits. `}
      {newsletterUrl &&
        `The newsletter is sent by ${hostOf(newsletterUrl)}, which hears of you when you subscribe. `}
      The <Link to="/privacy-policy#other-companies">privacy policy</Link> says more.
    </p>
  ),
})

type TableProps = { title: string; entries: Entry[] }

function EntryTable({ title, entries }: TableProps) {
  return (
    <>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">What for</th>
            <th scope="col">Until</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, purpose, until }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{purpose}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
