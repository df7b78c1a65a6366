import type { contract } from '@corridor/contract/contract'
import type { AuditEvent } from '@corridor/contract/district/audit'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { isConference } from '@corridor/domain/observation/conference'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import type { UserId } from '@corridor/domain/people/ids'
import { roleTitles } from '@corridor/domain/people/roles'
import { findTool } from '@corridor/tools/registry/registry'
import type { Queries } from '../../database/doors.ts'
import { districtToday } from '../districts/district-today.ts'
import { findMe } from '../educators/find-me.ts'
import { findPlace, pageOfEvents } from './audit.queries.ts'
import { recordAudit } from './record-audit.ts'

type List = typeof contract.audit.list
type Filters = RequestOf<List>['query']

const USUAL_LIMIT = 25

/** One page of the trail, as far as the actor may see it. The reading is recorded once it is done. */
export async function readAudit(
  db: Queries,
  actor: Actor,
  filters: Filters,
  asked: { requestId: string; at: Date },
): Promise<ResponseOf<List>> {
  const { district } = await districtToday(db, asked.at)
  const limit = filters.limit ?? USUAL_LIMIT
  const found = await pageOfEvents(db, {
    ...filters,
    after: await placeOf(db, filters.after),
    // One event more than the page tells whether there is a next page.
    limit: limit + 1,
    schools: scopeOf(actor, 'audit.read').schools,
    reader: actor.realUserId,
    looking: { actor, me: await findMe(db, actor.userId) },
    timeZone: district.timeZone,
  })
  const subject = { kind: 'district', id: district.id } as const
  await recordAudit({ db }, { name: 'audit.read', actor, districtId: district.id, subject, ...asked })
  const items = found.slice(0, limit).map(toEvent)
  return { items, next: found.length > limit ? String(items.at(-1)?.id) : null }
}

async function placeOf(db: Queries, cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const place = await findPlace(db, Number(cursor))
  if (!place) throw new Problem('invalid-request', { fields: { after: 'Start again from the first page.' } })
  return place
}

type Found = Awaited<ReturnType<typeof pageOfEvents>>[number]

function toEvent(it: Found): AuditEvent {
  const { id, event, isBetweenOthers } = it
  const about = { id, event, isBetweenOthers, at: it.at.toISOString() }
  const realActor = personOf(it.realActorId, it.realActorName)
  if (isBetweenOthers) {
    const isSupport = it.realActorId !== it.actorId
    const subject = { kind: it.subjectKind, id: '', name: null }
    return { ...about, actor: null, realActor: isSupport ? realActor : null, subject, changes: [] }
  }
  const actor = personOf(it.actorId, it.actorName)
  return {
    ...about,
    actor,
    realActor,
    subject: {
      kind: it.subjectKind,
      id: it.subjectId,
      name: it.subjectName ?? observationName(it),
      ...(it.toolTypeId !== null && isConference(it.toolTypeId) && { isConference: true }),
    },
    changes: [...(it.changes ?? [])],
  }
}

/** “On Task with Omar Haddad, October 22, 2026” */
function observationName({ toolTypeId, startedOn, about }: Found): string | null {
  if (toolTypeId === null || startedOn === null) return null
  const tool = findTool(toolTypeId)?.title ?? 'Observation'
  return `${about === null ? tool : `${tool} with ${about}`}, ${dayAndYear(startedOn)}`
}

/** A person of the trail. Only support acts from outside the district, where its name cannot be read. */
function personOf(id: UserId | null, name: string | null) {
  return id === null ? null : { id, name: name ?? roleTitles.support }
}
