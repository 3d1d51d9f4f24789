import { formatUsd } from '#app/ui/format-usd.ts'
import type { Settings } from '../settings.ts'
import { SettingsSection } from './settings-section.tsx'

type Props = { spending: Settings['spending'] }

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What calls to providers have cost this month, compared with the limit. */
export function SpendingSection({ spending }: Props) {
  const { month, spentUsd, limitUsd, calls, unpriced } = spending
  return (
    <SettingsSection title="Spending" intro={monthName.format(new Date(`${month}-01`))}>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="font-semibold font-serif text-2xl">{formatUsd(spentUsd)}</span>
          <span className="text-muted">
            {limitUsd === null ? 'spent' : `of ${formatUsd(limitUsd)}`}
            {`, ${calls} ${calls === 1 ? 'call' : 'calls'}`}
          </span>
        </p>
        {limitUsd !== null && <LimitBar spent={spentUsd} limit={limitUsd} />}
      </div>
      <p className="text-muted text-sm">
        {limitUsd === null
          ? 'No limit is set. With AI_MONTHLY_LIMIT_USD, calls stop before they would pass it.'
          : 'Calls stop before they would pass the limit. The month begins anew at midnight UTC.'}
        {unpriced > 0 && ` The price of ${unpriced} of the calls is not known and not counted.`}
      </p>
    </SettingsSection>
  )
}

/** Hidden from screen readers, because the text above it says the same. */
function LimitBar({ spent, limit }: { spent: number; limit: number }) {
  const percent = limit > 0 ? Math.min(100, (spent / limit) * 100) : 100
  return (
    <div className="mt-4 h-2 overflow-hidden rounded-full bg-line" aria-hidden="true">
      <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
    </div>
  )
}
