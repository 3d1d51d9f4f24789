/** What the server puts the styles in place of; text with a `<` cannot be the same. */
export const stylesSlot = '<!--styles-->'

/** ... and the data of the page. */
export const dataSlot = '<!--data-->'
