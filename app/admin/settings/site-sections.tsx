import { Field } from '#app/ui/forms/field.tsx'
import { Switch } from '#app/ui/forms/switch.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { AccentField } from './accent-field.tsx'
import { HeroMealField } from './hero-meal-field.tsx'
import { LogoField } from './logo-field.tsx'
import { NavigationField } from './navigation-field.tsx'
import { fixedHint, SettingText } from './setting-text.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TestProvider } from './test-provider.tsx'
import type { SettingsForm } from './use-settings.ts'

type Props = { form: SettingsForm }

/** Everything about the site that visitors see. */
export const SiteSections = ({ form }: Props) => (
  <>
    <NameSection form={form} />
    <HomeSection form={form} />
    <LinksSection form={form} />
    <VisitorsSection form={form} />
    <MailSection form={form} />
  </>
)

const NameSection = ({ form }: Props) => (
  <SettingsSection title="Name and look" intro="How the site calls itself, everywhere.">
    <SettingText form={form} name="siteName" label="Name of the site" maxLength={60} />
    <LogoField
      logoUrl={form.fields.logoUrl}
      onChange={form.change}
      error={form.problemOf('logoImageId')}
    />
    <AccentField
      value={form.fields.accent}
      onChange={(accent) => form.change({ accent })}
      error={form.problemOf('accent')}
    />
  </SettingsSection>
)

const HomeSection = ({ form }: Props) => (
  <SettingsSection title="Home page">
    <SettingText
      form={form}
      name="tagline"
      label="Tagline"
      hint="The headline, also on the picture of shared pages."
      maxLength={120}
    />
    <HeroMealField
      value={form.fields.heroMealId}
      onChange={(heroMealId) => form.change({ heroMealId })}
      error={form.problemOf('heroMealId')}
    />
    <SettingText
      form={form}
      name="happyUsersText"
      label="Line about users"
      hint="Beside sample portraits. Empty removes both: claim only what is true."
      maxLength={80}
    />
  </SettingsSection>
)

function LinksSection({ form }: Props) {
  const { fields, change, problemOf, settings } = form
  const variable = settings.fixed.socialLinks
  return (
    <SettingsSection title="Contact and links">
      <SettingText form={form} name="contactEmail" label="Contact email" type="email" />
      <SettingText
        form={form}
        name="country"
        label="Run from"
        hint="The country that the contact page, the privacy policy and the terms name, with its law and courts."
        maxLength={80}
      />
      <NavigationField
        items={fields.navigation}
        onChange={(navigation) => change({ navigation })}
        problemOf={problemOf}
      />
      <Field
        id="socialLinks"
        label="Social links"
        hint={
          variable
            ? fixedHint(variable)
            : 'One address in a line. Without any, links to share the site are shown.'
        }
        error={problemOf('socialLinks')}
      >
        <TextArea
          rows={3}
          readOnly={variable !== undefined}
          value={fields.socialLinks}
          onChange={(event) => change({ socialLinks: event.target.value })}
        />
      </Field>
      <Field
        id="footerText"
        label="Footer text"
        hint="Under the disclaimer of every page."
        error={problemOf('footerText')}
      >
        <TextArea
          rows={3}
          maxLength={500}
          value={fields.footerText}
          onChange={(event) => change({ footerText: event.target.value })}
        />
      </Field>
    </SettingsSection>
  )
}

function VisitorsSection({ form }: Props) {
  const { fields, change, settings } = form
  const { registration, samples } = settings.fixed
  return (
    <SettingsSection title="Visitors">
      <SettingText
        form={form}
        name="analyticsUrl"
        label="Analytics script"
        hint="An https address. It is loaded only for visitors who allow Analytics in the cookie banner; the policies then name its host."
        type="url"
      />
      <div>
        {registration ? (
          <p className="font-medium">Registration is {fields.registration}</p>
        ) : (
          <Switch
            on={fields.registration === 'open'}
            onChange={(on) => change({ registration: on ? 'open' : 'closed' })}
          >
            Visitors may register
          </Switch>
        )}
        <p className="text-muted text-sm">
          {registration ? fixedHint(registration) : 'A new account has no rights of staff.'}
        </p>
      </div>
      <div>
        {samples ? (
          <p className="font-medium">Samples are {fields.samples ? 'on' : 'off'}</p>
        ) : (
          <Switch on={fields.samples} onChange={(samples) => change({ samples })}>
            Fill the site with samples while it never had a meal
          </Switch>
        )}
        <p className="text-muted text-sm">
          {samples ? fixedHint(samples) : 'Counts when the site starts.'}
        </p>
      </div>
    </SettingsSection>
  )
}

function MailSection({ form }: Props) {
  const { configured, from } = form.settings.mail
  return (
    <SettingsSection title="Mail" intro="Messages of visitors and links for accounts are mailed.">
      {configured ? (
        <>
          <p>
            Sent from <span className="break-words font-medium">{from}</span> through the server in
            SMTP_URL.
          </p>
          <TestProvider
            model="mail"
            subject="mail"
            label="Send a test mail"
            hint="To your own address, with what is saved."
            onTested={form.refresh}
          />
        </>
      ) : (
        <p className="text-muted text-sm">
          SMTP_URL is not set, so no mail is sent. Messages wait under Messages.
        </p>
      )}
    </SettingsSection>
  )
}
