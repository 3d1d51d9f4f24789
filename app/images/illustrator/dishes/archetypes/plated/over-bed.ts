import { type Form, heapGround } from '../../../forms/form.ts'
import { disc } from '../../../scene/regions.ts'
import { layPart, lazyParts, strewParts } from '../parts.ts'

export type OverBed = {
  /** What the plate is about, which lies over the bed: "seekh kebab 40". Shares are percent of the volume. */
  main: string
  bed: string
  /** What lies at the edge of the bed, in front on both sides, leaning on it. */
  sides?: string
  on?: string
}

/** Meat over grains: kebabs on bulgur, with tomatoes and onion at its foot and herbs over all. */
export function overBed(spec: OverBed): Form {
  const [main, bed] = [lazyParts(spec.main), lazyParts(spec.bed)]
  const [sides, on] = [lazyParts(spec.sides), lazyParts(spec.on)]
  return {
    ground: ({ volume }) => heapGround(volume) * 0.9,
    lay(place) {
      const { center, area } = place.region
      const reach = Math.sqrt(area / Math.PI)
      const ml = (share: number) => (place.volume * share) / 100
      const back = disc(center.x, center.y + reach * 0.16, reach * 0.86)
      for (const part of bed()) layPart(place, part, back, ml(part.share))
      for (const part of main()) layPart(place, part, back, ml(part.share), place.count)
      const all = sides()
      all.forEach((part, i) => {
        const angle = -1.571 + (i - (all.length - 1) / 2) * (all.length > 2 ? 0.85 : 1.15)
        const [x, y] = [reach * 0.74 * Math.cos(angle), reach * 0.74 * Math.sin(angle)]
        layPart(place, part, disc(center.x + x, center.y + y, reach * 0.36), ml(part.share))
      })
      strewParts(place, on(), disc(center.x, center.y, reach * 0.8))
    },
  }
}
