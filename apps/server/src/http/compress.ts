import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const zip = promisify(gzip)

/** From how many characters on an answer is compressed: what fits into a few packets is answered sooner as it is. */
const WORTH_IT = 16_000

/** Up to how many characters an answer is compressed at once: to hand it to another thread costs more than the work. */
const QUICK = 64_000

/** Half the work of the usual level, for a tenth more bytes. */
const options = { level: 3 }

/** Compresses large answers: a device's snapshot is a megabyte, and comes over the Wi-Fi of a school. */
export async function compressLarge(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return payload
  reply.header('content-encoding', 'gzip').removeHeader('content-length')
  return payload.length < QUICK ? gzipSync(payload, options) : zip(payload, options)
}
