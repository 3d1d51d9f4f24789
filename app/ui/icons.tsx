import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = { size?: number; className?: string }

/**
 * The icons of public pages, drawn on a 20 px grid with one stroke width and hidden from screen readers. Screens
 * behind sign-in use lucide-react with the same stroke width.
 */
function icon(drawing: ReactNode) {
  return function Icon({ size = 20, className }: Props) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        className={joinClasses('icon', className)}
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }
}

export const CheckIcon = icon(<path d="m4.5 10.5 3.5 3.5 7.5-8" />)
export const ChevronDownIcon = icon(<path d="m5.5 8 4.5 4.5L14.5 8" />)
export const ArrowLeftIcon = icon(<path d="M16 10H4m5-5-5 5 5 5" />)
export const ArrowRightIcon = icon(<path d="M4 10h12m-5-5 5 5-5 5" />)
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />)
export const PlayIcon = icon(<path d="M6 4v12l10-6Z" />)
export const MenuIcon = icon(<path d="M3 6h14M3 10h14M3 14h14" />)
export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13 13 4 4" />
  </>,
)
export const ShareIcon = icon(
  <>
    <path d="M10 12.5v-10M6.5 6 10 2.5 13.5 6" />
    <path d="M5.5 9H4v8h12V9h-1.5" />
  </>,
)
export const ScaleIcon = icon(
  <>
    <path d="M10 3v14M6 17h8M4 5.5h12" />
    <path d="M4 5.5 1.75 11h4.5ZM16 5.5 13.75 11h4.5Z" />
  </>,
)
export const BookmarkIcon = icon(<path d="M5.5 3h9v14L10 13.5 5.5 17Z" />)
