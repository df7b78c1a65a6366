import { PassThrough, type Readable } from 'node:stream'
import { Problem } from '@corridor/contract/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WINDOW_MS = 30_000

/**
 * Waits half a minute for a body, and as long again for each window in which at least so much of it has come. Node's
 * own limit looks at a whole request now and then, and would cut off a photo that comes steadily over a poor network.
 */
export function inTime(leastBytes = Number.POSITIVE_INFINITY) {
  return async ({ method, raw }: FastifyRequest, reply: FastifyReply, body: Readable) => {
    // A small body has mostly come with its headers: nothing is waited for.
    if (method === 'GET' || method === 'HEAD' || raw.complete) return body
    const timed = new PassThrough()
    let arrived = 0
    const look = () => {
      if (arrived < leastBytes) return end(new Problem('too-slow'))
      arrived = 0
      timer = setTimeout(look, WINDOW_MS)
    }
    let timer = setTimeout(look, WINDOW_MS)
    const stop = () => clearTimeout(timer)
    const end = (error: Error) => {
      stop()
      body.unpipe(timed)
      timed.destroy(error)
    }
    // Errors of a body may have no listener any more: the request was answered before all of it came.
    timed.on('error', () => {})
    body.on('data', ({ length }: Buffer) => {
      arrived += length
    })
    // The sender of a body went away: their connection broke, not ours to the database.
    const cut = (cause: Error) => end(new Problem('invalid-request', { cause }))
    body.on('error', cut).on('end', stop)
    reply.raw.on('close', stop)
    return body.pipe(timed)
  }
}
