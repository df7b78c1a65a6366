import { isConference } from '@corridor/domain/observation/conference'
import { roleTitles } from '@corridor/domain/people/roles'
import type { Queries } from '../../database/doors.ts'
import { newestWithContent, type WholeVersion } from '../../modules/configurations/newest-with-content.ts'
import { conferences } from '../../modules/observations/conference/conferences.tables.ts'
import { conferenceIn } from '../../modules/observations/conference/follow-conference.ts'
import { observations } from '../../modules/observations/observations.tables.ts'
import { get } from '../ids.ts'
import { seededRandom } from '../random.ts'
import type { SampleDistrict, SampleObservation } from '../sample.ts'
import { memoryOf } from '../visits/memory.ts'
import { insertMany } from './bulk.ts'
import { insertFacts } from './insert-facts.ts'
import { insertSent } from './insert-sent.ts'
import { type Known, rowOf } from './observation-row.ts'
import { publishRevisions } from './publish-revisions.ts'
import { targetsIn } from './targets.ts'

/** Inserts the observations of a district with all that follows from them: facts, sendings and conferences. */
export async function insertObservations(db: Queries, sample: SampleDistrict, known: Known) {
  const [year] = sample.years
  if (!year || sample.observations.length === 0) return
  const shipped = await newestWithContent(db, known.districtId, new Date(year.startsOn))
  const configurations = await publishRevisions(db, sample, known, shipped)
  const targets = targetsIn(configurations)
  const memory = memoryOf()
  const educators = new Map(sample.educators.map((it) => [it.name, it]))
  const people = new Map(sample.people.map((it) => [it.email, it]))
  const teachers = new Map(sample.people.map((it) => [it.name, it]))
  const made = sample.observations.map((from) => {
    const configuration = usedIn(from, configurations)
    const educator = get(educators, from.educator)
    const account = teachers.get(from.educator) ?? null
    const observer = get(people, from.observer)
    const cast = { educator, account, observer, configuration, targets, earlier: memory.before(from) }
    const row = rowOf(from, cast, sample, known)
    memory.keep(from, row.carried)
    return { from, row, observerRole: roleTitles[observer.role] }
  })
  const rows = made.map(({ row }) => row)
  // Rows go to the database one kind after the other, which works while the next are made ready here.
  const talks = rows.filter(({ toolTypeId }) => isConference(toolTypeId)).map(conferenceIn)
  await Promise.all([
    insertMany(db, observations, rows),
    insertMany(db, conferences, talks),
    insertFacts(db, rows),
    insertSent(db, made),
  ])
}

/** The set that an observation used: of a tool with many sets mostly the first; of its versions the newest at that time. */
function usedIn(
  { id, toolTypeId, startedAt }: SampleObservation,
  configurations: readonly WholeVersion[],
): WholeVersion {
  const theirs = configurations.filter((it) => it.toolTypeId === toolTypeId && it.version === 1)
  const random = seededRandom(`the set of ${id}`)
  const used = random.chance(0.6) ? theirs[0] : theirs[random.integer(0, theirs.length - 1)]
  if (!used) throw new Error(`The sample uses the tool ${toolTypeId}, which there is not.`)
  return configurations.findLast((it) => it.id === used.id && it.publishedAt <= startedAt) ?? used
}
