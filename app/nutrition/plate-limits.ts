/** Most foods of one corrected plate, most grams of each, and most stretches that are not understood. */
export const mostPlateItems = 60
export const maxPlateGrams = 20_000

/** Most characters of the words that a food of a plate was read from. */
export const maxItemText = 200
