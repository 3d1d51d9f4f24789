import { MailLink } from '#app/shell/mail-link.tsx'
import { hostOf, type SiteInfo } from '#app/shell/site-info.ts'
import { Link } from '#app/ui/link.tsx'
import type { LegalSection } from './legal-page.tsx'

/** The text of the privacy policy. It depends on the settings, so that it says what this site really does. */
export function privacySections(site: SiteInfo): LegalSection[] {
  return [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      body: (
        <p>
          {site.name} is run from {site.country}, and its operators decide what happens with the
          data named here. You reach us at <MailLink /> or through the{' '}
          <Link to="/contact">contact form</Link>.
        </p>
      ),
    },
    whatWeStore(site),
    {
      id: 'not-stored',
      title: 'What we do not store',
      body: (
        <ul>
          <li>
            Anything about your health, weight, body or diet. Where a page lets you choose a row of
            a table, such as how active you are, the choice stays in your browser. So does the way
            in which you want figures shown: their units, for a serving or 100 g, or not at all in
            calm mode.
          </li>
          <li>
            What you add to My day, and your guesses in Guess first. Both stay in your browser, and
            nothing of them is sent to us.
          </li>
          <li>What you search for, which meals you open, or how long you look at them.</li>
          <li>
            Ingredients that you have estimated: the server works them out, answers and forgets
            them.
          </li>
          <li>Payment data. There is nothing to pay for.</li>
        </ul>
      ),
    },
    otherCompanies(site),
    ...handling,
    ...rights,
  ]
}

function whatWeStore({ newsletterUrl }: SiteInfo): LegalSection {
  return {
    id: 'stored',
    title: 'What we store, and why',
    body: (
      <dl>
        <dt>Contact messages</dt>
        <dd>
          The name, email address, subject and message that you type, when it arrived, and whether
          we have read and answered it. We use them to answer you and for nothing else. A copy may
          be mailed to our own mailbox.
        </dd>
        <dt>Accounts</dt>
        <dd>
          Accounts are for the people who make this site; visitors need none. If you register all
          the same, we store your name, your email address, your role and when you joined. Of your
          password we keep only a hash from which it cannot be read back.
        </dd>
        <dt>Sign-ins</dt>
        <dd>
          Of each sign-in a hash, the name that your browser gives itself, when it was and when it
          was last used, to the hour. Your account shows them, so that you can end one that is not
          yours. It ends after 30 days without use, and is deleted within a day then.
        </dd>
        <dt>What our staff write</dt>
        <dd>
          Articles carry the name of who wrote them, and their picture where they have added one;
          earlier versions of an article say who saved them. Both stay when the account is deleted,
          save for the picture.
        </dd>
        {newsletterUrl && (
          <>
            <dt>Newsletter</dt>
            <dd>
              The address that you type into the newsletter box goes straight to the service that
              sends the newsletter, {hostOf(newsletterUrl)}. We keep no copy here.
            </dd>
          </>
        )}
        <dt>Counts</dt>
        <dd>How often each article was opened, as one number; not by whom.</dd>
        <dt>Technical log</dt>
        <dd>
          For each request its time, path, result and duration, so that we notice when something
          breaks. It holds no names and no network addresses.
        </dd>
        <dt>Limits</dt>
        <dd>
          To stop floods of messages and guessed passwords, the server counts requests by network
          address, wrong sign-ins also by the email address that was typed, in its memory or in its
          database. Such a count ends within an hour. That somebody has signed in from an address
          counts for half a day, so that they do not pay for the guesses of others there. From the
          database a count is deleted about an hour after its end. Backups hold none.
        </dd>
      </dl>
    ),
  }
}

function otherCompanies({ portraitUrl, newsletterUrl, analyticsUrl }: SiteInfo): LegalSection {
  return {
    id: 'other-companies',
    title: 'Other companies',
    body: (
      <>
        <p>
          Pages, fonts and images come from our own server. There are no advertisements, no embedded
          videos, no social media buttons that watch you, and{' '}
          {analyticsUrl ? 'no analytics without your consent' : 'no analytics'}.
        </p>
        <ul>
          {portraitUrl && (
            <li>
              The small sample portraits at the top of the home page are loaded from{' '}
              {hostOf(portraitUrl)} once the page is idle, whether you have answered the cookie
              banner or not. That service sees your network address and which browser you use, as
              every server does that you load an image from; it is not told which page you are on.
            </li>
          )}
          {analyticsUrl && (
            <li>
              If you allow Analytics in the cookie banner, a script of {hostOf(analyticsUrl)} counts
              your visits. That service then sees your network address, your browser and which pages
              you open. Without your consent nothing is loaded from it.
            </li>
          )}
          {newsletterUrl && (
            <li>{hostOf(newsletterUrl)} gets your address if you subscribe to the newsletter.</li>
          )}
          <li>
            Links to social networks load nothing until you follow them. From then on the rules of
            that company hold.
          </li>
          <li>
            Plates and figures are made by software on our server or by a provider of AI models that
            our editors choose. Such a provider gets what editors write and upload. Of visitors it
            gets nothing but a photo that you choose on a page that names the provider; the photo is
            not kept here, and nothing else about you goes with it.
          </li>
          <li>
            The company that hosts our server carries the connection to you and may keep a log of
            its own, as internet providers do.
          </li>
        </ul>
        <p>We sell no data, and we give none away beyond what is named here.</p>
      </>
    ),
  }
}

const handling: LegalSection[] = [
  {
    id: 'who-sees-it',
    title: 'Who may see it',
    body: (
      <p>
        Contact messages can be read by our staff, behind a sign-in. The list of accounts can be
        seen by administrators only. Nobody else sees either, unless a law or a court obliges us.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <p>
        Messages stay until the matter is closed and our staff delete them, or until you ask.
        Accounts stay until they are deleted, which you can do yourself: your account has a button
        for it. What was deleted may remain in backups until those are replaced; it is not put back
        from there.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How we protect it',
    body: (
      <p>
        Passwords are hashed with Argon2id and sign-ins are random and revocable. Every page is sent
        with rules that forbid foreign scripts. No system is beyond all doubt; if data of yours were
        ever exposed, we would tell you.
      </p>
    ),
  },
]

const rights: LegalSection[] = [
  {
    id: 'your-rights',
    title: 'Seeing, correcting and deleting your data',
    body: (
      <>
        <p>
          Write to <MailLink /> from the address that you used with us, or use the{' '}
          <Link to="/contact">contact form</Link>, and say what you want: a copy of what we hold
          about you, a correction, or its deletion. We answer within 24-48 business hours and carry
          it out within 30 days. It costs nothing and you need give no reason.
        </p>
        <p>
          What is in your browser you can delete yourself; the{' '}
          <Link to="/cookie-policy">cookie policy</Link> says how. You may also complain to the data
          protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Young readers',
    body: (
      <p>
        This site is meant for people of 13 years and older. We do not knowingly keep data of
        younger children; if a child has written to us, tell us and we delete the message.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When the site begins to store something else, this page changes first, and with it the date
        at its top.
      </p>
    ),
  },
]
