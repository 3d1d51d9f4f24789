/** What an import says about a post or a page. */

export const comesAsDraft = (whyDraft: string) => `${whyDraft}: comes as a draft`

/** About what visitors see here, though they must not. */
export const notForVisitors = (whyDraft: string) =>
  `${whyDraft}, but published here: unpublish it or leave it`

export const notCopied = ({ url, reason }: { url: string; reason: string }) =>
  `${url} could not be copied: ${reason}`

/** About what would lose images that it has here. */
export const staysAsItWas = 'It stays as it was, with the images it has'

/** About a published post without any picture, which it needs here. */
export const drawnFromTitle = 'has no picture: one is drawn from its title'
