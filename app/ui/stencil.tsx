import { type ComponentType, createContext, useContext } from 'react'

/** Which of its few forms a component takes: choices of the code, never anything that people typed. */
export type StencilShape = Record<string, string | boolean | undefined>

/**
 * Texts as they stand on the page. A component writes each as it is, as text, as part of one or as the
 * value of an attribute (an address only where it is ours), and at most asks whether it is empty.
 */
export type StencilTexts = Record<string, string>

/** All that the component of a stencil is given. It asks no context. */
export type StencilProps<Shape extends StencilShape, Texts extends StencilTexts> = {
  shape: Shape
  texts: Texts
}

/**
 * The HTML of a component for each of these props, one after another: the server lets React render it once
 * for each shape and then only fills in the texts.
 */
export type FillStencil = <Shape extends StencilShape, Texts extends StencilTexts>(
  component: ComponentType<StencilProps<Shape, Texts>>,
  all: StencilProps<Shape, Texts>[],
) => string

/** The server's way to fill stencils; the browser has none and renders. */
export const StencilContext = createContext<FillStencil | null>(null)

type Props<Shape extends StencilShape, Texts extends StencilTexts> = {
  className: string
  item: ComponentType<StencilProps<Shape, Texts>>
  items: (StencilProps<Shape, Texts> & { key: string })[]
}

/** A list of one kind of item, which the server fills in rather than renders. */
export function StencilList<Shape extends StencilShape, Texts extends StencilTexts>({
  className,
  item: Item,
  items,
}: Props<Shape, Texts>) {
  const html = useContext(StencilContext)?.(Item, items)
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, with its texts escaped.
    return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />
  }
  return (
    <ul className={className}>
      {items.map(({ key, shape, texts }) => (
        <Item key={key} shape={shape} texts={texts} />
      ))}
    </ul>
  )
}
