import type { ProblemCode } from '@corridor/contract/problem-codes'
import { Problem } from '@corridor/contract/problems'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from './failure.ts'

/** Turns whatever was thrown into one problem reply. An error that we did not expect is logged; a refusal is not. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = error instanceof Problem ? error : new Problem(codeOf(error), { cause: error })
  if (problem.code === 'unexpected')
    request.log.error({ failure: failureOf(error) }, 'A request was not answered')
  if (problem.code === 'database-unavailable' || problem.code === 'too-busy') reply.header('retry-after', '2')
  if (problem.retryAfterMs) reply.header('retry-after', String(Math.ceil(problem.retryAfterMs / 1_000)))
  // The rest of the body is not waited for.
  if (problem.code === 'too-slow' || problem.status === 413) reply.header('connection', 'close')
  const { code, message, fields, current } = problem
  reply.code(problem.status).send({ code, message, fields, current })
}

export function answerUnknownAddress(_request: FastifyRequest, reply: FastifyReply) {
  const { code, message, status } = new Problem('no-such-address')
  reply.code(status).send({ code, message })
}

function codeOf(error: FastifyError | Error): ProblemCode {
  if (isDatabaseGone(error)) return 'database-unavailable'
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return 'too-large'
  if (status === 415) return 'unsupported-media-type'
  if (status === 429) return 'too-many-requests'
  return status !== undefined && status >= 400 && status < 500 ? 'invalid-request' : 'unexpected'
}

const GONE = /^(08\w{3}|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/
const GONE_WORDS =
  /connection terminated|timeout exceeded when trying to connect|not queryable|connection error/i

function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return GONE.test(code) || GONE_WORDS.test(error.message) || isDatabaseGone(error.cause)
}
