import { useContext } from 'react'
import { RenderContext, type ServerParts } from './render-context.ts'

/**
 * A part of the page that only the server renders. The browser renders nothing in its place: React leaves tags of the
 * head, and scripts, that it does not know of as they are.
 */
export const ServerPart = ({ name }: { name: keyof ServerParts }) =>
  useContext(RenderContext)?.parts[name] ?? null
