import type { Notice } from '@corridor/contract/people/notices'
import { weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { madeAt } from '@corridor/domain/data/uuid-v7'
import { type NoticeKind, noticeWords, notificationOf } from '@corridor/domain/notices/notices'
import { aboutNotifications } from '@corridor/domain/notices/notifications'
import { isSent, mayRead } from '@corridor/domain/observation/observation-rules'
import { type Actor, holds, isImpersonated } from '@corridor/domain/people/actor'
import { mayAgreeSteps, schoolsOf } from '@corridor/domain/people/educator-sight'
import { findTool } from '@corridor/tools/registry/registry'
import type { DistrictToday } from '../districts/district-today.ts'
import type { Reader } from '../observations/access/readable.ts'
import type { Deciding, FoundNotice } from './notices.queries.ts'

export interface NoticeReader extends Reader {
  readonly place: Pick<DistrictToday, 'today'>
}

/** A notice for its reader; nothing where what it tells of is not theirs to know any more. */
export function describeNotice(found: FoundNotice, reader: NoticeReader): Notice | undefined {
  if (!isTheirs(found, reader)) return undefined
  const { kind, by, day, educator, observation, step } = found
  const { actor, me, place } = reader
  const about = (observation ?? step)?.educatorId === me ? null : educator
  const on = day ?? observation?.startedOn ?? null
  return {
    id: found.id,
    kind,
    title: noticeWords(
      { kind, by, about, toolTypeId: observation?.toolTypeId ?? null, day: on },
      place.today,
    ),
    detail: detailOf(found),
    at: new Date(madeAt(found.id)).toISOString(),
    isRead: found.readAt !== null,
    to: addressOf(found, actor),
  }
}

type FoundObservation = NonNullable<FoundNotice['observation']>

function detailOf({ kind, observation, step, whyNot }: FoundNotice): string | null {
  if (whyNot) return whyNot
  if (!observation) return step && detailOfStep(kind, step.isOpen)
  const { toolTypeId, startedOn } = observation
  return `${findTool(toolTypeId)?.title ?? 'Observation'}, ${weekdayAndDay(startedOn)}`
}

function detailOfStep(kind: NoticeKind, isOpen: boolean): string | null {
  if (kind === 'step-done') return isOpen ? 'Open again since' : null
  return isOpen ? null : 'Closed since'
}

// Notices of meetings are told without the conference: whoever is invited knows when and with whom before they may
// open it.
const meetings: readonly NoticeKind[] = ['meeting', 'meeting-moved', 'meeting-off']

/** Whether a notice is still its reader's: the bell does not speak of what somebody may not read any more. */
export function isTheirs({ kind, observation, step }: Deciding, { actor, me, place }: NoticeReader): boolean {
  if (observation) return mayRead(actor, observation, me)
  if (step) return isStepTheirs(step, actor, me, place)
  if (kind === 'import-done' || kind === 'import-undone') return holds(actor, 'educator.manage')
  if (kind === 'roster-held' || kind === 'roster-failed') return holds(actor, 'district.manage')
  if (meetings.includes(kind)) return me !== undefined && !isImpersonated(actor)
  const about = notificationOf(kind)
  const permission = about && aboutNotifications[about].holdersOf
  // Nothing is left of what the notice told.
  if (about === null || about === 'reminders') return false
  return !permission || holds(actor, permission)
}

function isStepTheirs(
  { educatorId, taught, coachId }: NonNullable<Deciding['step']>,
  actor: Actor,
  me: NoticeReader['me'],
  { today }: NoticeReader['place'],
): boolean {
  if (coachId !== null && isImpersonated(actor)) return false
  if (educatorId === me) return true
  if (coachId !== null && coachId !== actor.userId) return false
  return mayAgreeSteps(actor, { id: educatorId, schools: schoolsOf(taught ?? [], today) }, false)
}

function addressOf({ kind, key, observation, step }: FoundNotice, actor: Actor): string {
  if (kind === 'follow-up' && observation) return `/educators/${observation.educatorId}`
  if (observation) return addressOfObservation(observation, actor)
  if (step) return `/educators/${step.educatorId}/goals`
  if (meetings.includes(kind)) return '/observations?tool=10'
  if (kind === 'plan-reminder') return '/settings/billing'
  if (kind === 'import-done' || kind === 'import-undone') return addressOfImport(key)
  if (kind === 'roster-held' || kind === 'roster-failed') return '/settings/district'
  return kind === 'new-device' ? '/settings/profile' : '/exports'
}

/** The page of an import, whose id is in the key of what tells of it: `users 019a…`. */
function addressOfImport(key: string): string {
  const [who, id = ''] = key.split(' ')
  return `${who === 'users' ? '/settings/user' : '/educators'}/import?import=${id}`
}

/** Where a notice about an observation leads: its observer goes on with what is not sent; everybody else reads. */
function addressOfObservation(
  { id, toolTypeId, observerId, status }: FoundObservation,
  actor: Actor,
): string {
  const isOwn = observerId === actor.userId && !isImpersonated(actor)
  const page = !isOwn || isSent(status) ? 'view' : status === 'completed' ? 'send' : 'update'
  return `/observations/${toolTypeId}/${page}/${id}`
}
