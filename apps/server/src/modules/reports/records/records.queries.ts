import type { Day } from '@corridor/domain/calendar/calendar'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { allTools } from '@corridor/tools/registry/registry'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { prepared } from '../../../database/prepared.ts'
import { educators } from '../../educators/educators.tables.ts'
import { contributions } from '../../observations/answer/contributions.tables.ts'
import { isPendingIn } from '../../observations/answer/is-pending.ts'
import { observationFacts } from '../../observations/facts/facts.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import type { Counted } from '../visits/counted.queries.ts'
import type { SelfRated, SetFact } from './set-visit.ts'

/** A record of a look-for set, a rubric or a tool, with what is read of it one by one. Instants are in milliseconds. */
export type Captured = readonly [
  id: string,
  /** A number that tells the record's visit from others of the same people on the same day. */
  visit: number,
  schoolId: SchoolId,
  educatorId: EducatorId,
  observerId: UserId,
  startedOn: Day,
  yearStartsOn: Day | null,
  purpose: Purpose,
  isOpen: boolean,
  startedAt: number,
  configurationId: number,
  version: number,
  grades: string,
  subject: string,
  hasEvidence: boolean,
  facts: readonly SetFact[] | null,
  rated: readonly SelfRated[] | null,
]

/** Rubrics and look-fors have reports of their own, which read all that was counted. */
const TOOLS_WITH_SETS = [9, 11]
/** The tools of which overviews draw some items visit by visit. */
const drawn = allTools.filter(({ visitItems }) => visitItems.length > 0)
const TOOLS_READ = [...TOOLS_WITH_SETS, ...drawn.map(({ id }) => id)]

/** Reads records, all in one text: the driver would take longer over rows of columns than the counting takes. */
export async function captured(
  db: Queries,
  { where, isOpen }: Pick<Counted, 'where' | 'isOpen'>,
): Promise<Captured[]> {
  const it = observations
  const values = [
    it.id,
    sql`uuid_hash(${it.visitId})`,
    it.schoolId,
    it.educatorId,
    it.observerId,
    it.startedOn,
    it.yearStartsOn,
    it.purpose,
    isOpen,
    sql`(date_part('epoch', ${it.startedAt}) * 1000)::int8`,
    it.configurationId,
    it.configurationVersion,
    it.grades,
    it.subject,
    hasEvidence,
    facts,
    rated,
  ]
  const row = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ list: string | null }>(
    sql`select string_agg(json_build_array(${row})::text, ',') list from ${it}
      where ${and(where, isOneOf(it.toolTypeId, TOOLS_READ))}`,
  )
  return JSON.parse(`[${rows[0]?.list ?? ''}]`)
}

/** Whether somebody wrote what they saw. */
const hasEvidence = sql`jsonb_path_exists(${observations.document},
  '$.capture.marks.*.evidence ? (@ like_regex "[^[:space:]]")')`

const facts = sql`(select json_agg(json_build_array(${observationFacts.item}, ${observationFacts.value},
    ${observationFacts.n}))
  from ${observationFacts} where ${observationFacts.observationId} = ${observations.id}
    and (${isOneOf(observations.toolTypeId, TOOLS_WITH_SETS)}
      or ${isOneOf(observationFacts.item, [...new Set(drawn.flatMap(({ visitItems }) => visitItems))])}))`

/** The educator's self-rating, once they said that it is done. */
const rated = sql`(select json_agg(json_build_array(${contributions.key}, ${contributions.value}->>'text'))
  from ${contributions} where ${contributions.observationId} = ${observations.id}
    and ${contributions.kind} = 'self-rating' and not ${isPendingIn(contributions.value)})`

/** The evidence that was written in some records, the newest first. */
export const evidenceIn = prepared<{ readonly ids: readonly string[] }>()((db, value) => {
  const it = observations
  return db
    .select({
      educatorId: it.educatorId,
      educator: educators.name,
      observerId: it.observerId,
      startedOn: it.startedOn,
      version: it.configurationVersion,
      toolVersion: sql`${it.document}->>'toolVersion'`.mapWith(Number),
      capture: sql<JsonObject>`${it.document}->'capture'`,
    })
    .from(it)
    .innerJoin(educators, eq(educators.id, it.educatorId))
    .where(isOneOf(it.id, value('ids')))
    .orderBy(desc(it.startedAt), desc(it.id))
})
