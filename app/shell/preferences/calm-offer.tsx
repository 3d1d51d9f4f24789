import { CalmSwitch } from './calm-switch.tsx'

/** Offers calm mode where numbers are many. It must stay outside the elements that calm mode hides. */
export function CalmOffer({ className }: { className?: string }) {
  return (
    <div className={className}>
      <div className="noscript:hidden print:hidden">
        <p data-figures className="text-muted text-sm">
          Rather see the food than the numbers? Calm mode hides all figures and keeps the rest.
        </p>
        <p data-calm-only className="text-muted text-sm">
          Figures are hidden. Pictures, foods and words stay.
        </p>
        <CalmSwitch />
      </div>
    </div>
  )
}
