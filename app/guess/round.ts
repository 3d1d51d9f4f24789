/** The most plates of a round. */
export const roundSize = 10

/** The form of a round's seed. */
export const seedPattern = /^[a-z0-9]{1,16}$/

/** The seed of a round that nobody has chosen. */
export const newSeed = () => Math.random().toString(36).slice(2, 10) || 'plates'
