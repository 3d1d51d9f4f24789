import { accentColours, checkAccent, defaultAccent, isColour } from '#app/shell/settings/accent.ts'
import type { SiteFields } from './site-fields.ts'

const grounds = {
  Light: { paper: '#fbf8f3', ink: '#1f1b16', muted: '#6b6256', line: '#e7dfd3' },
  Dark: { paper: '#16130f', ink: '#f3ede4', muted: '#b3a899', line: '#38312a' },
}

/** The top of the home page with what is typed, on both papers. A picture of it: nothing in it can be used. */
export function SitePreview({ fields }: { fields: SiteFields }) {
  const usable = isColour(fields.accent) && !checkAccent(fields.accent).problem
  const colours = accentColours(usable ? fields.accent : defaultAccent)
  return (
    <figure className="rounded-card border border-line bg-surface p-5">
      <figcaption className="mb-3 text-muted text-sm">
        Preview. Visitors see it once it is saved.
      </figcaption>
      <div className="grid gap-3 sm:max-lg:grid-cols-2" aria-hidden="true" data-testid="preview">
        <Sample fields={fields} ground={grounds.Light} accent={colours.light} />
        <Sample fields={fields} ground={grounds.Dark} accent={colours.dark} />
      </div>
    </figure>
  )
}

type SampleProps = {
  fields: SiteFields
  ground: (typeof grounds)['Light']
  accent: { accent: string; on: string }
}

function Sample({ fields, ground, accent }: SampleProps) {
  const { siteName, logoUrl, navigation, tagline, happyUsersText, footerText } = fields
  return (
    <div
      className="overflow-hidden rounded-field border"
      style={{ background: ground.paper, color: ground.ink, borderColor: ground.line }}
    >
      <div
        className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-3 py-2 text-[0.75rem]"
        style={{ borderColor: ground.line }}
      >
        <span className="flex items-center gap-1.5 font-semibold font-serif text-sm">
          {logoUrl ? (
            <img src={logoUrl} alt="" className="h-4 max-w-16 object-contain" />
          ) : (
            <span className="size-4 rounded-full border-2" style={{ borderColor: accent.accent }} />
          )}
          {siteName}
        </span>
        {Object.entries(navigation).map(([place, { label }]) => (
          <span key={place}>{label}</span>
        ))}
      </div>
      <div className="grid gap-2.5 p-4">
        <p className="break-words font-serif text-lg leading-6">{tagline}</p>
        <span
          className="justify-self-start rounded-small px-3 py-1.5 font-semibold text-[0.75rem]"
          style={{ background: accent.accent, color: accent.on }}
        >
          Explore Meals
        </span>
        {happyUsersText && <p className="text-[0.75rem]">{happyUsersText}</p>}
        <p className="text-[0.75rem] underline" style={{ color: accent.accent }}>
          {fields.contactEmail}
        </p>
        {footerText && (
          <p className="whitespace-pre-line text-[0.75rem]" style={{ color: ground.muted }}>
            {footerText}
          </p>
        )}
      </div>
    </div>
  )
}
