import type { Snapshot } from '@corridor/contract/observations/device'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { Device } from '../../../device/device.ts'
import { newId } from '../../../device/new-id.ts'
import { addressOf } from '../address.ts'
import { loadView } from '../capture-views.ts'
import { factsFor } from '../visit/kept-of-visit.ts'
import { rememberPurpose, rememberStudents } from '../visit/remembered.ts'
import type { VisitFacts } from '../visit/visit-facts.ts'
import { periodsNow, type RosterEducator } from './order-educators.ts'
import type { StartTool } from './start-tools.ts'

/** The visited educator: somebody of the roster, or somebody met at the door. */
export type Visited = Pick<ObservationDocument, 'educatorId' | 'provisional' | 'educator' | 'schoolId'>

interface Beginning {
  readonly visited: Visited
  readonly tool: StartTool
  readonly facts: VisitFacts
  readonly timeZone: string
  /** The visit’s id; absent: this is the first tool of a new visit. */
  readonly visitId?: string
}

/** Starts a draft: its timer runs at once, and it is on its way to the disc. Answers the draft’s address. */
export async function startDraft(device: Device, beginning: Beginning): Promise<string> {
  const { visited, tool, facts, timeZone, visitId = newId() } = beginning
  const startedAt = new Date().toISOString()
  const view = await loadView(tool.toolTypeId)
  if (!view) throw new Error(`Tool ${tool.toolTypeId} has no view.`)
  const id = newId()
  // The sync pill tells of trouble with the disc: a full one keeps nobody from observing.
  void device.add(id, {
    format: 1,
    visitId,
    toolTypeId: tool.toolTypeId,
    toolVersion: view.version,
    configurationId: tool.configurationId,
    configurationVersion: tool.version,
    ...visited,
    ...factsFor(tool.toolTypeId, facts),
    startedAt,
    endedAt: null,
    timeZone,
    privateNotes: '',
    capture: view.blank(tool.content),
    conflicts: [],
  })
  rememberStudents(device.userId, { educatorId: visited.educatorId, context: facts.context })
  rememberPurpose(device.userId, facts.purpose)
  return addressOf(tool.toolTypeId, id)
}

/** An educator of the roster as they are today, at the school where they teach at this moment. */
export function visitedOf(educator: RosterEducator, snapshot: Snapshot, now: Date): Visited {
  const { id, name, grades, subject, room } = educator
  const running = periodsNow(snapshot, now)
  const teaches = educator.schools.find((school) => educator.periods.includes(running.get(school) ?? ''))
  const schoolId = teaches ?? educator.schools[0]
  if (!schoolId) throw new Error(`Educator ${id} is at no school.`)
  return { educatorId: id, provisional: null, educator: { name, grades, subject, room }, schoolId }
}
