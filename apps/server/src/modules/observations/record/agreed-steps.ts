import type { ObservationPart } from '@corridor/contract/observations/observation-read'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { Actor } from '@corridor/domain/people/actor'
import { mayAgreeSteps } from '@corridor/domain/people/educator-sight'
import type { Block } from '@corridor/domain/report/block'
import type { Queries } from '../../../database/doors.ts'
import { listOpenSteps } from '../../educators/steps/list-open-steps.ts'
import type { ReadableObservation } from '../access/access.ts'
import type { PrintedStep } from './record-sections.ts'

type Part = Pick<ObservationPart, 'sentAt' | 'status' | 'record'>

/**
 * Steps that stand under a record on the page and on paper: agreed until the sending and open, where the reader knows
 * of the educator's steps. What was agreed in coaching stays between two: paper is handed on. What a record lists
 * itself, as that of a conference does, is not said again.
 */
export async function agreedSteps(
  db: Queries,
  actor: Actor,
  { educatorId, schoolId, me, document: { timeZone } }: ReadableObservation,
  parts: readonly [Part, ...Part[]],
): Promise<PrintedStep[]> {
  const [{ sentAt, status }] = parts
  const isTheirs = educatorId === me || mayAgreeSteps(actor, { id: educatorId, schools: [schoolId] }, false)
  if (!sentAt || !isSent(status) || !isTheirs) return []
  const sentOn = dayIn(timeZone, new Date(sentAt))
  const listed = new Set(parts.flatMap(({ record }) => record.blocks.flatMap(cellsOf)))
  const steps = await listOpenSteps(db, actor, timeZone, [educatorId])
  return steps.filter(
    ({ agreedOn, isCoaching, text }) => agreedOn <= sentOn && !isCoaching && !listed.has(text),
  )
}

function cellsOf(block: Block): string[] {
  return block.kind === 'table' ? block.table.rows.flat() : []
}
