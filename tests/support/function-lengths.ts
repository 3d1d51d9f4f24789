import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** A function with the lines of code in its body. */
export type FunctionLength = { name: string; lines: number }

type Node = { type: string; start: number; end: number; [field: string]: unknown }

const functions = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/
const markup = /^JSX(Element|Fragment)$/

/**
 * The functions of a file, whose path is relative to the root; callbacks have no name. Comments and blank lines do not
 * count, and markup counts as one line, however long.
 */
export function functionLengths(file: string): FunctionLength[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const { program, comments } = parseSync(file, text)
  const code = text.split('')
  for (const { start, end } of comments) blank(code, start, end)
  const bodies: { name: string; start: number; end: number }[] = []
  visit(program as unknown as Node, null, (node, parent) => {
    if (markup.test(node.type)) blank(code, node.start + 1, node.end)
    if (functions.test(node.type) && isNode(node.body)) {
      bodies.push({ ...node.body, name: nameOf(node) || nameOf(parent) })
    }
  })
  return bodies.map(({ name, start, end }) => {
    const lines = code.slice(start, end).join('').split('\n')
    // The lines of the two braces do not count.
    return { name, lines: lines.filter((line) => line.trim() !== '').length - 2 }
  })
}

/** Overwrites what lies between two positions with spaces, except for line breaks. */
function blank(characters: string[], start: number, end: number): void {
  for (let i = start; i < end; i++) if (characters[i] !== '\n') characters[i] = ' '
}

function visit(
  node: Node,
  parent: Node | null,
  on: (node: Node, parent: Node | null) => void,
): void {
  on(node, parent)
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node, on)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The name of a declaration or field; empty for all else. */
function nameOf(node: Node | null): string {
  const named = node?.id ?? node?.key
  return isNode(named) && typeof named.name === 'string' ? named.name : ''
}
