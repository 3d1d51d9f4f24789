import { joinClasses } from '#app/ui/join-classes.ts'
import { stripStyle } from './plate-strip.ts'
import { portionSteps, portionText } from './portion.ts'

type Props = {
  /** A picture with the plates of all portions side by side. */
  src: string
  title: string
  portion: number
  loaded: boolean
  onLoad: () => void
  onError: () => void
}

/**
 * The chosen portion on its plate, over the picture of the meal, which shows until this is loaded. All
 * portions are in one file, on one table and to one scale.
 */
export function PortionPlate({ src, title, portion, loaded, onLoad, onError }: Props) {
  return (
    <img
      src={src}
      alt={`Illustration of ${portionText(portion)} of ${title}`}
      decoding="async"
      className={joinClasses('absolute top-1/2 left-0 max-w-none', !loaded && 'invisible')}
      style={{ ...stripStyle(portionSteps, portion), translate: '0 -50%' }}
      onError={onError}
      onLoad={onLoad}
    />
  )
}
