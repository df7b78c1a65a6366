import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import { educatorSight, schoolsOf } from '@corridor/domain/people/educator-sight'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Block } from '@corridor/domain/report/block'
import type { Fact } from '@corridor/tools/definition/tool'
import type { Queries } from '../../../database/doors.ts'
import { whoNow } from '../../educators/merging/who-now.ts'
import { listSteps } from '../../educators/steps/list-steps.ts'
import { type HowItWent, howEachWent } from '../../observations/delivery/how-it-went.ts'
import { recordsFor } from '../../observations/record/records-for.ts'
import type { Source } from '../source.ts'
import { factsOfEach } from '../sums/facts.queries.ts'
import type { ObservationRow } from '../visits/observation-rows.ts'
import { namesOfObservers } from '../visits/rows.queries.ts'
import { conferencesWith, educatorAt, observersOf, readsAnyOf, repliesTo } from './educator.queries.ts'
import { readVersions } from './read-versions.ts'

/** One observation of an educator, with what this reader may know of it. */
export interface Told extends ObservationRow {
  readonly observer: string
  /** Whether the observation is being changed since it was sent to the educator, who reads. */
  readonly isChanging: boolean
  /** What was counted in it; for an educator, in what was sent and not in what is being changed. */
  readonly facts: readonly Fact[]
  /** Blocks of the observation's record; null where it is older than the newest, or a newer Corridor wrote it. */
  readonly blocks: readonly Block[] | null
  /** How the observation went out, where it was sent and that is the reader's to know. */
  readonly went: HowItWent | undefined
}

type Seen = Awaited<ReturnType<typeof findSeen>>
/** What a report about one educator is made of. */
export type EducatorStory = Awaited<ReturnType<typeof storyOf>>

/** How many records are read: documents are large, and those of older visits stay where they are. */
const MOST_RECORDS = 30

/**
 * The educator whom an address names, with the places where they taught; for one who was merged, the educator they are
 * now.
 */
export type Named = Awaited<ReturnType<typeof educatorNamed>>

/**
 * Finds the educator of an address. This may be sent before anybody knows who asks; what it finds is looked at after
 * that.
 */
export async function educatorNamed(db: Queries, asOfAddress: EducatorId) {
  const [now, found] = await Promise.all([whoNow(db, asOfAddress), educatorAt(db, { id: asOfAddress })])
  return now === undefined
    ? { id: asOfAddress, found }
    : { id: now, found: await educatorAt(db, { id: now }) }
}

/** The educator whom the reader sees or may read anything of; anybody else is answered like somebody not there. */
export async function findSeen(source: Source, { found }: Named) {
  const { db, reader, today } = source
  const [educator] = found
  if (!educator) throw new Problem('educator-not-found')
  const places = found.flatMap(({ taught, school }) => (taught && school ? [{ ...taught, school }] : []))
  const schools = schoolsOf(places, today)
  const isMe = educator.id === reader.me
  const isInSight = isMe || isSeenBy(reader.actor, educator.id, schools)
  const isRead = isInSight || (await source.rows()).length > 0 || (await readsAnyOf(db, reader, educator.id))
  if (!isRead) throw new Problem('educator-not-found')
  return {
    ...educator,
    isMe,
    isInSight,
    schools: [...new Set(places.filter((it) => schools.includes(it.schoolId)).map(({ school }) => school))],
  }
}

function isSeenBy(actor: Actor, id: EducatorId, at: ReturnType<typeof schoolsOf>): boolean {
  const { schools, educators } = educatorSight(actor)
  return schools === 'all' || educators.includes(id) || at.some((it) => schools.includes(it))
}

/** How much of an educator is loaded: all, or of visits only the lines of a timeline, without their captures. */
type Depth = 'figures' | 'lines'

type Recorded = Awaited<ReturnType<typeof recordedWith>>

/** The observations and conferences with an educator that are asked about. */
export async function recordedWith(source: Source, { id: educator }: Seen) {
  const [rows, conferences] = await Promise.all([source.rows(), conferencesWith(source.db, source, educator)])
  return { rows, conferences, ids: [...rows, ...conferences].map(({ id }) => id) }
}

export type Outline = Awaited<ReturnType<typeof outlineOf>>

/**
 * What a story about one educator is made of that this reader may read, but for what was recorded: that is large, and how
 * its rows stand tells whether it changed.
 */
export async function outlineOf(
  source: Source,
  educator: Seen,
  recorded: Recorded,
  depth: Depth = 'figures',
) {
  const { db, reader, timeZone } = source
  const { rows, ids } = recorded
  const hasFigures = depth === 'figures'
  const sets = hasFigures ? [...new Set(rows.map(({ configurationId }) => configurationId))] : []
  const [observers, visits, versions, steps, replies, went] = await Promise.all([
    hasFigures
      ? observersOf(db, source, educator.id)
      : namesOfObservers(db, { ids: rows.map(({ observerId }) => observerId) }),
    source.visits(),
    readVersions(source, sets),
    hasFigures && educator.isInSight ? listSteps(db, reader.actor, timeZone, educator.id) : [],
    repliesTo(db, { ids }),
    howEachWent(db, educator.isMe ? [] : sentAmong(rows)),
  ])
  const isChanging = (it: Pick<ObservationRow, 'observerId' | 'status'>) =>
    educator.isMe && it.observerId !== reader.actor.userId && it.status === 'completed'
  return { ...recorded, educator, observers, visits, versions, steps, replies, went, isChanging }
}

/** Everything about one educator that this reader may read, in a fixed number of queries. */
export async function storyOf(source: Source, outline: Outline, depth: Depth = 'figures') {
  const { db, reader, timeZone } = source
  const { rows, ids, observers, went, isChanging, ...others } = outline
  const hasFigures = depth === 'figures'
  const newest = [...(hasFigures ? rows : []), ...outline.conferences]
    .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
    .slice(0, MOST_RECORDS)
  const [records, facts] = await Promise.all([
    recordsFor(
      db,
      reader,
      newest.map(({ id }) => id),
    ),
    factsOfEach(db, hasFigures ? ids : outline.conferences.map(({ id }) => id)),
  ])
  const names = new Map(observers.map(({ id, name }) => [id, name]))
  return {
    ...others,
    observers,
    today: source.today,
    years: source.years,
    timeZone,
    span: source.span,
    told: rows.map(
      (row): Told => ({
        ...row,
        observer: names.get(row.observerId) ?? '',
        isChanging: isChanging(row),
        facts: isChanging(row) ? [] : (facts.get(row.id) ?? []),
        blocks: records.get(row.id) ?? null,
        went: went.get(row.id),
      }),
    ),
    conferences: outline.conferences.map((row) => ({
      ...row,
      facts: isChanging(row) ? [] : (facts.get(row.id) ?? []),
      blocks: records.get(row.id) ?? null,
    })),
  }
}

/** Observations that were sent, and nobody has marked as read. */
function sentAmong(rows: readonly ObservationRow[]): string[] {
  return rows.filter(({ status }) => status === 'sent').map(({ id }) => id)
}
