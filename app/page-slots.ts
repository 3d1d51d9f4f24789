/*
 * What the server puts the pieces of a page in place of. Texts of a page cannot be the same: they have no `<`.
 */

export const stylesSlot = '<!--styles-->'

export const dataSlot = '<!--data-->'

/** The name of the tag that stands for those of the head, where no comment can stand. */
export const headMark = 'page-head'

/** That tag as React writes it. */
export const headSlot = `<meta name="${headMark}"/>`
