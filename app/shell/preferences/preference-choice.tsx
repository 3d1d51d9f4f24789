import { joinClasses } from '#app/ui/join-classes.ts'
import { type Preference, type PreferenceName, preferences } from './preferences.ts'
import { usePreference } from './use-preference.ts'

type Props<Name extends PreferenceName> = {
  name: Name
  /** What is chosen, for screen readers. */
  label: string
  /** The words on the two buttons. */
  words: Record<Preference<Name>, string>
}

/** Two buttons, of which one is chosen. They need JavaScript and are absent without it. */
export function PreferenceChoice<Name extends PreferenceName>({ name, label, words }: Props<Name>) {
  const [chosen, choose] = usePreference(name)
  const values: readonly Preference<Name>[] = preferences[name]
  return (
    <fieldset
      aria-label={label}
      className="noscript:hidden inline-flex rounded-full border border-field-line p-0.5 print:hidden"
    >
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
          className={joinClasses(
            'min-h-10 whitespace-nowrap rounded-full px-3.5 font-medium text-sm sm:min-h-8',
            value === chosen ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
          )}
        >
          {words[value]}
        </button>
      ))}
    </fieldset>
  )
}
