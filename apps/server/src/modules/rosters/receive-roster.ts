import type { Readable } from 'node:stream'
import { Problem } from '@corridor/contract/problems'
import type { FastifyRequest } from 'fastify'
import { turnstile } from '../../access/turnstile.ts'

/** The most bytes of a bundle; a single sheet may weigh less, and its reader says so. */
const MOST_ROSTER_BYTES = 100_000_000

const uploads = new WeakMap<FastifyRequest, Readable>()

/** Receives a roster, which is read as it comes and kept nowhere: what a handler sees as the body is empty. */
export async function receiveRoster(request: FastifyRequest, body: Readable): Promise<Uint8Array> {
  if (Number(request.headers['content-length']) > MOST_ROSTER_BYTES) throw new Problem('too-large')
  uploads.set(request, body)
  return new Uint8Array()
}

export function uploadOf(request: FastifyRequest): Readable {
  const upload = uploads.get(request)
  if (!upload) throw new Problem('roster-not-readable', { fields: { file: 'Send the file itself.' } })
  return upload
}

/** Runs work on rosters one after the other: reading and planning a whole district takes some hundred megabytes. */
export const inRosterTurn = turnstile(1, 20)
