import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { Check } from '../status.ts'

const faces: Record<Check['state'], { Icon: LucideIcon; word: string; color: string }> = {
  ok: { Icon: CircleCheck, word: 'Good', color: 'text-leaf' },
  off: { Icon: CircleMinus, word: 'Off', color: 'text-muted' },
  warning: { Icon: TriangleAlert, word: 'Warning', color: 'text-carbohydrates' },
  problem: { Icon: CircleAlert, word: 'Problem', color: 'text-danger' },
}

/** The checks, worst first, with what to do about each. */
export function CheckList({ checks }: { checks: Check[] }) {
  const order = ['problem', 'warning', 'off', 'ok']
  const sorted = checks.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {sorted.map((check) => (
        <CheckRow key={check.name} check={check} />
      ))}
    </ul>
  )
}

function CheckRow({ check: { name, state, fact, advice } }: { check: Check }) {
  const { Icon, word, color } = faces[state]
  return (
    <li className="grid gap-x-6 gap-y-1 p-5 sm:grid-cols-[8rem_1fr]">
      <p className={`flex items-center gap-2 self-start font-semibold text-sm ${color}`}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {word}
      </p>
      <div className="min-w-0">
        <h2 className="font-sans font-semibold text-base">{name}</h2>
        <p className="break-words">{fact}</p>
        {advice && <p className="mt-1 text-muted text-sm">{advice}</p>}
      </div>
    </li>
  )
}
