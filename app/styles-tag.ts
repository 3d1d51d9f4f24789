/** The id of the tag that holds a page's styles. */
export const stylesId = 'styles'

/** What that tag begins with once it is rendered; the server writes the styles behind it. */
export const stylesStart = `<style id="${stylesId}">`
