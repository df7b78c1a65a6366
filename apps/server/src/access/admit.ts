import type { Endpoint } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { type Actor, holds } from '@corridor/domain/people/actor'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { needsSecondFactor, type Policies } from '@corridor/domain/people/policies'
import type { FastifyRequest } from 'fastify'
import type { Doors, Transaction } from '../database/doors.ts'
import { recordAudit } from '../modules/audit/record-audit.ts'
import { districtToday } from '../modules/districts/district-today.ts'
import { loadActor } from '../modules/people/load-actor.ts'
import type { Services } from '../services.ts'
import { findSession } from './find-session.ts'
import type { Session } from './sessions.ts'

function tokenOf(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer ([\w-]{43})$/)?.[1]
}

/** Who is calling, from the token alone: nothing else that a browser sends authenticates. */
export async function sessionOf({ database, now }: Services, request: FastifyRequest): Promise<Session> {
  const token = tokenOf(request)
  const found = token ? await database.platform(({ db }) => findSession(db, token, now())) : undefined
  if (found?.isRetired) await recordReuse(database, found, request.id, now())
  if (!found || found.isRetired) throw new Problem('sign-in-required')
  if (found.parent && !(await isSupport(database, found.parent, now()))) throw new Problem('sign-in-required')
  return found
}

/** Who is not support any more is themselves again with the next request. */
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

/** Reads what the caller may do in the same transaction as the work, so that a withdrawn role is gone at once. */
export async function admit(
  { now }: Services,
  spec: Endpoint,
  session: Session,
  { db }: Transaction,
): Promise<Actor> {
  const { isPaidFor, today, policies } = await districtToday(db, now())
  if (session.parent && !maySupport(spec, policies)) throw new Problem('impersonation-is-read-only')
  if (spec.gate !== 'open' && !isPaidFor) throw new Problem('subscription-required')
  const actor = await loadActor(db, session, today)
  // Spec §4: without a plan there is no page on which to set it up.
  const isDue = isPaidFor && spec.secondFactor !== 'not-yet'
  if (isDue && lacksSecondFactor(session, actor, policies)) throw new Problem('second-factor-setup-required')
  if (spec.access !== 'login' && spec.access !== 'guest' && !holds(actor, spec.access))
    throw new Problem('forbidden')
  return actor
}

/** With somebody's eyes support reads; it writes only what the contract names, and most of that by leave. */
function maySupport({ method, impersonation }: Endpoint, { supportMayAssist }: Policies): boolean {
  return method === 'GET' || impersonation === 'allowed' || (impersonation === 'assist' && supportMayAssist)
}

/** Whoever turns the second factor on signs every other device out, so a session without one has none to show. */
function lacksSecondFactor({ hasSecondFactor, parent }: Session, actor: Actor, policies: Policies): boolean {
  const roles = actor.assignments.map(({ role }) => role)
  return !hasSecondFactor && !parent && needsSecondFactor(roles, policies)
}
