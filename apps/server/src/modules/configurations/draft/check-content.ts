import { Problem } from '@corridor/contract/problems'
import type { JsonObject } from '@corridor/domain/data/json'
import { wordsOfIssue } from '@corridor/domain/words/issue-words'
import * as z from 'zod/mini'

/** Content as the tool takes it, or a problem that says what to do about each part of it. */
export function checkContent<T>(check: (content: JsonObject) => T, content: JsonObject): T {
  try {
    return check(content)
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    const fields: Record<string, string> = {}
    for (const issue of error.issues) fields[['content', ...issue.path].join('.')] ??= wordsOfIssue(issue)
    throw new Problem('invalid-request', { fields })
  }
}
