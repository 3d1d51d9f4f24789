/** The line of a vessel's inside or outside, from the middle outwards, in mm. */
export type Profile = readonly (readonly [radius: number, z: number])[]

/** Height of a profile at a distance from the middle; beyond its end the height of its last point. */
export function heightOn(profile: Profile, far: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [a, b] = [profile[i - 1], profile[i]]
    if (!a || !b || far > b[0]) continue
    return a[1] + ((b[1] - a[1]) * (far - a[0])) / Math.max(0.001, b[0] - a[0])
  }
  return profile.at(-1)?.[1] ?? 0
}
