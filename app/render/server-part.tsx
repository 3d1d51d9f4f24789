import { useContext } from 'react'
import { RenderContext, type ServerParts } from './render-context.ts'

/**
 * A part of the page that only the server renders. In the browser it renders nothing: React keeps tags of the
 * head, and scripts, that it did not render itself.
 */
export const ServerPart = ({ name }: { name: keyof ServerParts }) =>
  useContext(RenderContext)?.parts[name] ?? null
