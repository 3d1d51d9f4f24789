type Range = { low: number; high: number }

export type Who = 'women' | 'men'

/** Daily energy of adults in kcal by activity: the table of the meal page. */
export const dayEnergy = [
  {
    activity: 'sedentary',
    hint: 'mostly sitting',
    men: { low: 2000, high: 2400 },
    women: { low: 1600, high: 2000 },
  },
  {
    activity: 'moderate',
    hint: 'some walking each day',
    men: { low: 2200, high: 2800 },
    women: { low: 1800, high: 2200 },
  },
  {
    activity: 'active',
    hint: 'much walking or sport',
    men: { low: 2400, high: 3000 },
    women: { low: 2000, high: 2400 },
  },
] as const satisfies ({ activity: string; hint: string } & Record<Who, Range>)[]

export type Activity = (typeof dayEnergy)[number]['activity']

/** The person whose day a visitor compares meals with. */
export type EnergyReference = { who: Who; activity: Activity }

/** The reference as it is stored and sent, such as `women-moderate`. */
export const referenceText = ({ who, activity }: EnergyReference) => `${who}-${activity}`

/** Every reference, in the order of the choices. */
export const energyReferences: EnergyReference[] = (['women', 'men'] as const).flatMap((who) =>
  dayEnergy.map(({ activity }) => ({ who, activity })),
)

/** Reads a stored or chosen reference; null when it is not valid. */
export function readReference(text: string | null): EnergyReference | null {
  return energyReferences.find((reference) => referenceText(reference) === text) ?? null
}

/** The energy in kcal that the person uses in a day, lowest and highest. */
export function energyOfDay({ who, activity }: EnergyReference): Range {
  const row = dayEnergy.find((row) => row.activity === activity) ?? dayEnergy[0]
  return row[who]
}

/** The share of the person's day in whole percent, lowest and highest. */
export function shareOfDay(calories: number, reference: EnergyReference): Range {
  const need = energyOfDay(reference)
  const percent = (day: number) => Math.round((calories / day) * 100)
  return { low: percent(need.high), high: percent(need.low) }
}

/** The same in words: "20 to 25%", or "25%" when both are equal. */
export function shareText(calories: number, reference: EnergyReference): string {
  const { low, high } = shareOfDay(calories, reference)
  return low === high ? `${low}%` : `${low} to ${high}%`
}

const manner: Record<Activity, string> = {
  sedentary: 'sedentary',
  moderate: 'moderately active',
  active: 'active',
}

/** The person in a sentence: "a moderately active woman". */
export function personText({ who, activity }: EnergyReference): string {
  const article = activity === 'active' ? 'an' : 'a'
  return `${article} ${manner[activity]} ${who === 'women' ? 'woman' : 'man'}`
}
