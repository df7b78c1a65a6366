import { isForPeople, wordsOfIssue } from '@corridor/domain/words/issue-words'
import type * as z from 'zod/mini'

/**
 * An export with everything, ids included: it comes back as it was. `kind` says what it is to whoever opens the
 * file.
 */
export function exportedJson(kind: string, name: string, content: unknown): string {
  return `${JSON.stringify({ kind, version: 1, [name]: content }, null, 2)}\n`
}

/** The content of an exported file; undefined for any other file. */
export function contentIn(text: string, kind: string, name: string): unknown {
  const file = parsed(text)
  const isOne = typeof file === 'object' && file !== null && 'kind' in file && file.kind === kind
  const content: unknown = isOne && name in file ? Object(file)[name] : undefined
  return typeof content === 'object' && content !== null ? content : undefined
}

/** What to do about a check’s issues, each once, with its place. */
export function wordsFor(
  { issues }: z.core.$ZodError,
  placeOf: (path: readonly PropertyKey[]) => string,
): string[] {
  const place = (issue: z.core.$ZodIssue) => {
    const field = issue.path.at(-1)
    // A tool’s own words say what they are about.
    return isForPeople(issue.message) || typeof field !== 'string' ? '' : ` (${field})`
  }
  return [...new Set(issues.map((it) => `${placeOf(it.path)}${place(it)}: ${wordsOfIssue(it)}`))]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}
