import { Problem } from '@corridor/contract/problems'
import type { JsonObject } from '@corridor/domain/json'
import type { Tool } from '@corridor/tools/seal'
import * as z from 'zod/mini'

/** What a district set, or a problem that says what to do about each part of it. */
export function checkContent(tool: Tool, content: JsonObject): JsonObject {
  try {
    return tool.checkConfig(content)
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    const fields: Record<string, string> = {}
    for (const issue of error.issues) fields[['content', ...issue.path].join('.')] ??= wordsFor(issue)
    throw new Problem('invalid-request', { fields })
  }
}

/** What zod says where nobody chose words, with and without its English. */
const unsaid = /^(Invalid|Too (small|big)|Unrecognized)/

/** A tool's own words, or those that fit a number, a choice and what a tool does not know. */
function wordsFor(issue: z.core.$ZodIssue): string {
  if (!unsaid.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'too_small':
      return `Enter at least ${issue.minimum}.`
    case 'too_big':
      return `Enter at most ${issue.maximum}.`
    case 'invalid_type':
      return issue.expected === 'string' ? 'Enter some text.' : 'Enter a whole number.'
    case 'invalid_value':
      return `Choose one of these: ${issue.values.join(', ')}.`
    case 'unrecognized_keys':
      return `This tool has no setting called ${issue.keys.join(', ')}.`
    default:
      return 'Enter something else here.'
  }
}
