import { type ComponentType, createContext } from 'react'

/**
 * Which of its few forms a component takes: choices of the code, of the configuration, or from a short list
 * of names; never what somebody typed.
 */
export type StencilShape = Record<string, Choice | readonly (Choice | Record<string, Choice>)[]>

type Choice = string | boolean | undefined

/**
 * Texts as they stand on the page. A component writes each as it is, as text or in an attribute, and at most
 * asks whether it is empty. The address of a link does not begin with one.
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
