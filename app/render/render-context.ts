import { type ComponentType, createContext } from 'react'

/** What JSON can hold. */
export type PlainData =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly PlainData[]
  | { readonly [name: string]: PlainData }

export type PlainProps = { readonly [name: string]: PlainData }

/** The HTML of a component with each of these props, one after another. */
export type RenderFragments = <Props extends PlainProps>(
  component: ComponentType<Props>,
  all: Props[],
) => string

/** What the server has while it renders a page, and the browser has not. */
export type RenderTools = {
  fragments: RenderFragments
  /** The styles of public pages. */
  styles: string
  /** Another one for each version of the site. */
  buildId: string
}

export const RenderContext = createContext<RenderTools | null>(null)
