import { type ComponentType, createContext, type ReactNode } from 'react'

/** Values that JSON can hold. */
export type PlainData =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly PlainData[]
  | { readonly [name: string]: PlainData }

export type PlainProps = { readonly [name: string]: PlainData }

/** Renders a component once for each of these props and joins the HTML. */
export type RenderFragments = <Props extends PlainProps>(
  component: ComponentType<Props>,
  all: Props[],
) => string

/** Parts of the page that only the server renders. */
export type ServerParts = { headTags: ReactNode; lateScripts: ReactNode }

/** What components find on the server while it renders a page. */
export type RenderTools = {
  fragments: RenderFragments
  /** The styles of public pages. */
  styles: string
  parts: ServerParts
}

/** Null in the browser. */
export const RenderContext = createContext<RenderTools | null>(null)
