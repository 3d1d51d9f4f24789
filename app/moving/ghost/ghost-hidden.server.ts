import { editorDocument, isRecord } from './editor-document.server.ts'
import type { Written } from './ghost-content.server.ts'

/** How Ghost marks HTML that only some visitors get. */
const gatedBlock = /kg-gated-block:begin(?:(?!-->)[\s\S])*?nonMember\\?["']?:\s*\\?["']?false/

/** Cards that Ghost never shows on a page. */
const emailCards = ['email', 'email-cta']

/** True for a public post with parts that only members can read. */
export function hasHiddenParts({ html, lexical, mobiledoc, markdown }: Written): boolean {
  if ([html, lexical, mobiledoc, markdown].some((text) => gatedBlock.test(text))) return true
  return [lexical, mobiledoc].some((json) => hidesSomething(editorDocument(json)))
}

/** Searches the whole document, because cards may be inside others. */
function hidesSomething(document: unknown): boolean {
  const left: unknown[] = [document]
  while (left.length > 0) {
    const value = left.pop()
    if (isHidden(value)) return true
    if (typeof value !== 'object' || value === null) continue
    for (const inner of Object.values(value)) left.push(inner)
  }
  return false
}

/** The newer editor has the type inside the card, the older one beside it. */
function isHidden(value: unknown): boolean {
  if (Array.isArray(value)) return emailCards.includes(value[0]) && isRecord(value[1])
  if (!isRecord(value)) return false
  return emailCards.includes(String(value.type)) || isForFew(value.visibility)
}

/** Earlier versions had the latter two in place of `web`. */
function isForFew(visibility: unknown): boolean {
  if (!isRecord(visibility)) return false
  const { web, emailOnly, showOnWeb } = visibility
  return (isRecord(web) && web.nonMember === false) || emailOnly === true || showOnWeb === false
}
