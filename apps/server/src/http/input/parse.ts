import type { Endpoint } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { wordsOfIssue } from '@corridor/domain/words/issue-words'
import type { FastifyRequest } from 'fastify'

/** The request in the contract's shape, or a problem that says what to do about each field. */
export function parse(spec: Endpoint, request: FastifyRequest): Record<string, unknown> {
  if (isDeeperThan(MOST_LEVELS, request.body)) throw new Problem('invalid-request')
  const input: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const { success, data, error } = spec[part]?.safeParse(request[part] ?? {}) ?? absent
    if (success) input[part] = data
    for (const issue of error?.issues ?? []) fields[issue.path.join('.')] ??= wordsOfIssue(issue)
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-request', { fields })
  return input
}

const MOST_LEVELS = 20

/** Whether a value is nested deeper than so much: whoever walks through endless nesting would fall. */
function isDeeperThan(most: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false
  return most === 0 || Object.values(value).some((it) => isDeeperThan(most - 1, it))
}

const absent = { success: true, data: undefined, error: undefined } as const
