import type { Endpoint } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { type Actor, holds } from '@corridor/domain/people/actor'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { needsSecondFactor, type Policies } from '@corridor/domain/people/policies'
import type { FastifyRequest } from 'fastify'
import type { Doors } from '../database/doors.ts'
import { recordAudit } from '../modules/audit/record-audit.ts'
import { districtToday, refuseUnpaid } from '../modules/districts/district-today.ts'
import { loadActor } from '../modules/people/load-actor.ts'
import type { Standing } from '../modules/people/standing.ts'
import type { Services } from '../services.ts'
import { digest } from './device.ts'
import { findSession } from './find-session.ts'
import { lastSeenIn } from './last-seen-in.ts'
import type { Session } from './sessions.ts'

/** The hash of the token that a request shows. */
export function tokenHashOf(request: FastifyRequest): string | undefined {
  const token = request.headers.authorization?.match(/^Bearer ([\w-]{43})$/)?.[1]
  return token && digest(token)
}

/** The session of a request, from the token alone: nothing else that a browser sends authenticates. */
export async function sessionOf({ database, now }: Services, request: FastifyRequest): Promise<Session> {
  const tokenHash = tokenHashOf(request)
  if (!tokenHash) throw new Problem('sign-in-required')
  const found = await database.platform(({ db }) => findSession(db, tokenHash, now()))
  if (found?.isRetired) await recordReuse(database, found, request.id, now())
  if (!found || found.isRetired) throw new Problem('sign-in-required')
  if (found.parent && !(await isSupport(database, found.parent, now()))) throw new Problem('sign-in-required')
  // The demo account is refused before its body is read, whatever that is.
  if (found.userId !== DEMO_USER) lastSeenIn.note(tokenHash, found)
  return found
}

/** Whether the parent session's owner is still support; if not, the session as somebody else opens nothing. */
function isSupport({ tenant }: Doors, parent: NonNullable<Session['parent']>, now: Date): Promise<boolean> {
  return tenant(parent.districtId, async ({ db }) => {
    const { today } = await districtToday(db, now)
    return holds(await loadActor(db, { ...parent, parent: null }, today), 'impersonation.start')
  })
}

function recordReuse(database: Doors, { id, districtId }: Session, requestId: string, at: Date) {
  const subject = { kind: 'session' as const, id }
  return database.tenant(districtId, (transaction) =>
    recordAudit(transaction, {
      name: 'session.token-reused',
      actor: null,
      districtId,
      subject,
      requestId,
      at,
    }),
  )
}

// Spec §6: refused before anything else is looked at.
export function refuseDemo(spec: Endpoint, session: Session) {
  if (session.userId === DEMO_USER && spec.method !== 'GET' && spec.demo !== 'allowed') {
    throw new Problem('demo-is-view-only')
  }
}

/**
 * Refuses a request that the actor may not make. Roles and plan are read in the transaction of the work, so a role that
 * was taken away opens nothing from that moment.
 */
export function admit(spec: Endpoint, { session, actor, place }: Standing): void {
  const { isPaidFor, policies } = place
  if (session.parent && !maySupport(spec, policies)) throw new Problem('impersonation-is-read-only')
  refuseUnpaid(spec.gate ?? 'use', place)
  // Spec §4: without a plan there is no page on which to set it up.
  const isDue = isPaidFor && spec.secondFactor !== 'not-yet'
  if (isDue && lacksSecondFactor(session, actor, policies)) throw new Problem('second-factor-setup-required')
  if (spec.access !== 'login' && spec.access !== 'guest' && !holds(actor, spec.access))
    throw new Problem('forbidden')
}

/**
 * Whether support with somebody's eyes may call an endpoint: it may read everything, and write only what the contract
 * names, most of that only where the district lets it assist.
 */
function maySupport({ method, impersonation }: Endpoint, { supportMayAssist }: Policies): boolean {
  return method === 'GET' || impersonation === 'allowed' || (impersonation === 'assist' && supportMayAssist)
}

/**
 * Whether a session lacks a second factor that it needs. Whoever turns one on signs every other device out, so a
 * session without one has none to show.
 */
function lacksSecondFactor({ hasSecondFactor, parent }: Session, actor: Actor, policies: Policies): boolean {
  const roles = actor.assignments.map(({ role }) => role)
  return !hasSecondFactor && !parent && needsSecondFactor(roles, policies)
}
