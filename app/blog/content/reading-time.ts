/** Words that an adult reads in a minute, a little below the average of studies (238). */
const wordsInMinute = 230

/** The reading time of a text in whole minutes, at least one. */
export const minutesToRead = (words: number) => Math.max(1, Math.round(words / wordsInMinute))
