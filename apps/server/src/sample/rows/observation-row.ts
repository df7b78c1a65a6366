import { MINUTE_MS } from '@corridor/domain/clock/local-time'
import { isConference } from '@corridor/domain/observation/conference'
import { DOCUMENT_FORMAT, type ObservationDocument } from '@corridor/domain/observation/observation'
import type { LessonPart } from '@corridor/domain/observation/observation-words'
import type { DistrictId, EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Earlier } from '@corridor/tools/definition/capture-view'
import { FACTS_GENERATION } from '@corridor/tools/report/facts-generation'
import { ConferenceCapture } from '@corridor/tools/tools/teacher-conference/teacher-conference.shape'
import { toSign } from '@corridor/tools/tools/teacher-conference/teacher-conference.tool'
import type { WholeVersion } from '../../modules/configurations/newest-with-content.ts'
import type { Contributed } from '../../modules/observations/answer/contributions.queries.ts'
import { carriedBy } from '../../modules/observations/facts/carried-by.ts'
import { toolOf } from '../../modules/observations/opened.ts'
import type { StoredObservation } from '../../modules/observations/stored-observation.ts'
import { captureOf } from '../captures/captures.ts'
import { get, type Ids } from '../ids.ts'
import { seededRandom } from '../random.ts'
import type { SampleDistrict, SampleObservation, SamplePerson, TeachingEducator } from '../sample.ts'
import type { Targets } from './targets.ts'

/** Database ids of the sample's names and addresses. */
export interface Known {
  readonly districtId: DistrictId
  readonly schools: Ids<SchoolId>
  readonly educators: Ids<EducatorId>
  readonly users: Ids<UserId>
  /** The signers of conferences, by the educator's name. */
  readonly signers: Ids<UserId>
}

interface Cast {
  readonly educator: TeachingEducator
  /** The educator's account; null where they do not sign in. */
  readonly account: SamplePerson | null
  readonly observer: SamplePerson
  readonly configuration: WholeVersion
  readonly targets: Targets
  /** What the tool carried from earlier visits. */
  readonly earlier: readonly Earlier[]
}

/** The revision of a sample observation: as if a device had saved it some times. */
const REVISION = 8

export function rowOf(it: SampleObservation, cast: Cast, district: SampleDistrict, known: Known) {
  const { visitId, toolTypeId, purpose, isAnnounced, startedAt, endedAt, day } = it
  const { name, grades, subject, room, email } = cast.educator
  const both = {
    visitId,
    toolTypeId,
    purpose,
    isAnnounced: isAnnounced || isConference(toolTypeId),
    schoolId: get(known.schools, it.school),
    educatorId: get(known.educators, it.educator),
    configurationId: cast.configuration.id,
    configurationVersion: cast.configuration.version,
  }
  const year = district.years.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  const partOfLesson = partOfLessonIn(visitId)
  const { configuration, targets, earlier } = cast
  const isThisYear = year === district.years.at(-1)
  const capture = captureOf(it, {
    subject,
    isThisYear,
    targets,
    earlier,
    config: configuration.content,
  })
  const document: ObservationDocument = {
    ...both,
    format: DOCUMENT_FORMAT,
    toolVersion: toolOf(it).version,
    provisional: null,
    educator: { name, grades, subject, room },
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    timeZone: district.timeZone,
    context: {
      period: it.period,
      partOfLesson,
      studentsPresent: isConference(toolTypeId) ? null : it.students,
    },
    privateNotes: '',
    capture,
    conflicts: [],
  }
  const { id, status, completedAt, sentAt, acknowledgedAt } = it
  return {
    ...both,
    grades,
    subject,
    period: it.period,
    partOfLesson,
    id,
    status,
    startedAt,
    endedAt,
    completedAt,
    sentAt,
    acknowledgedAt,
    document,
    districtId: known.districtId,
    observerId: get(known.users, it.observer),
    startedOn: day,
    isAhead: false,
    yearStartsOn: year?.startsOn ?? null,
    revision: REVISION,
    version: 1,
    lateDocument: null,
    carried: carriedBy({ status, document, configuration: configuration.content }),
    factsGeneration: FACTS_GENERATION,
    sharedAt: it.meets && startedAt,
    removedAt: null,
    isUndelivered: false,
    contributed: isConference(toolTypeId) ? signedIn(it, document, known) : [],
    observer: { name: cast.observer.name, jobTitle: null },
    educator: { name, email, userId: cast.account && get(known.users, cast.account.email) },
    school: { name: it.school },
    configuration: configuration.content,
  } satisfies StoredObservation
}

/** The contribution of the educator's signature under what was agreed, some minutes after they read it. */
function signedIn(it: SampleObservation, document: ObservationDocument, { signers }: Known): Contributed[] {
  const { signature } = ConferenceCapture.parse(document.capture)
  if (!signature || !it.acknowledgedAt || !isSignedByBoth(it)) return []
  const at = new Date(it.acknowledgedAt.getTime() + 3 * MINUTE_MS).toISOString()
  const { prompt: asked } = toSign(signature.of)
  const said = { kind: 'signature' as const, key: signature.of, text: it.educator, asked, at }
  return [{ ...said, userId: get(signers, it.educator), by: it.educator, isPending: false }]
}

const parts = ['beginning', 'middle', 'middle', 'end', null] as const

/** The part of the lesson: mostly the middle, and sometimes nobody noted it. */
function partOfLessonIn(visitId: string): LessonPart | null {
  return parts[Number.parseInt(visitId.slice(-2), 16) % parts.length] ?? null
}

/** Whether both signed a conference: most educators who have read what was agreed have signed it. */
export function isSignedByBoth({ id, toolTypeId, acknowledgedAt }: SampleObservation): boolean {
  return isConference(toolTypeId) && acknowledgedAt !== null && seededRandom(`signs ${id}`).chance(0.75)
}
