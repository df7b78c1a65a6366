import { parseSync } from 'vite'
import type { Source } from './boundaries.ts'

/** A piece of text that people may read, with the number or name that stands right before it. */
interface Words {
  readonly text: string
  /** The source of the expression, where there is one. */
  readonly after: string | undefined
}

/** Guillemets, which no reader of US English expects; this product’s quotation marks are “ ”. */
export function guillemetsIn(source: Source): string[] {
  // Most files need no parsing to know.
  if (!/[«»]/.test(source.text)) return []
  return wordsIn(source)
    .filter(({ text }) => /[«»]/.test(text))
    .map(({ text }) => `${source.path}: ${text.trim()}`)
}

const nouns =
  'changes|checks|colleagues|comments|copies|days|districts|documents|drafts|educators|entries|files|goals|indicators|items|looks?-fors|marks|minutes|observations|observers|people|photos|places|points|questions|replies|rounds|schools|seats|seconds|steps|students|sweeps|times|tools|visits|weeks'

/** “1 students”: a number straight before a plural. `counted` knows one from many; a constant is always the same. */
export function fixedPluralsIn(source: Source): string[] {
  if (!new RegExp(`\\}\\s+(${nouns})\\b`).test(source.text)) return []
  const plural = new RegExp(`^\\s+(${nouns})\\b`)
  return wordsIn(source)
    .filter(({ text, after }) => after !== undefined && !isConstant(after) && plural.test(text))
    .map(({ text, after }) => `${source.path}: ${after}${text.trimEnd()}`)
}

const isConstant = (expression: string) => /^[A-Z][A-Z_]+(\.toLocaleString\('en-US'\))?$/.test(expression)

function wordsIn({ path, text }: Source): Words[] {
  const found: Words[] = []
  const sourceOf = (node: unknown) => (isNode(node) ? text.slice(node.start, node.end) : undefined)
  const look = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(look)
    if (!isNode(node)) return
    if (node.type === 'Literal' && typeof node.value === 'string')
      found.push({ text: node.value, after: undefined })
    if (node.type === 'TemplateLiteral')
      listOf(node.quasis).forEach((quasi, at) => {
        found.push({ text: cookedOf(quasi), after: sourceOf(listOf(node.expressions)[at - 1]) })
      })
    listOf(node.children).forEach((child, at, all) => {
      if (!isNode(child) || child.type !== 'JSXText') return
      const before = all[at - 1]
      found.push({
        text: text.slice(child.start, child.end),
        after: sourceOf(isNode(before) && before.expression),
      })
    })
    for (const part of Object.values(node)) look(part)
  }
  look(parseSync(path, text).program)
  return found
}

type Node = Readonly<Record<string, unknown>> & {
  readonly type: string
  readonly start: number
  readonly end: number
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

function cookedOf(quasi: unknown): string {
  const value = isNode(quasi) ? quasi.value : undefined
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
