import { AtHand } from '../../../database/at-hand.ts'
import { seesSumsAlone } from '../reader.ts'
import type { Source } from '../source.ts'
import { nameOfKept } from '../tally/name-of-kept.ts'
import { countedRows } from '../visits/counted.queries.ts'
import { keptRows, readKept } from './kept-rows.ts'
import { Listed } from './listed.ts'
import { type Captured, captured as capturedBy } from './records.queries.ts'
import { type SetFact, type SetRow, type SetVisit, type SetVisits, visitsOfRows } from './set-visit.ts'

interface WithSet {
  /** A name that says all that the visits were made of; null: it cannot be told. */
  readonly name: string | null
  /** All visits that are counted. */
  readonly all: readonly SetVisit[]
  /** What was marked in the visits whose marks are shown: those the reader may open, or all where they see sums alone. */
  readonly marks: SetVisits
  /** The versions of all that is counted, whichever are asked about; null: they were not read. */
  readonly versions: readonly number[] | null
}

/**
 * How many months of schools a reader waits for until they are counted. After an upgrade there may be hundreds: until
 * those are counted ahead, reading one set from its rows takes less.
 */
const MOST_COUNTED = 12

/**
 * The most bytes of visits that are kept at hand, with what was counted in them: a large district makes ten thousand
 * with a set in a year.
 */
const MOST_BYTES = 20_000_000
const BYTES_A_VISIT = 1_600
const atHand = new AtHand<WithSet>(MOST_BYTES)

/** The visits of a report about one set or rubric, with what was recorded in them. */
export async function visitsWithSet(source: Source, configuration: number): Promise<WithSet> {
  const months = await nameOfKept(source)
  const name = months && `${configuration} ${months}`
  const known = name && atHand.find(name)
  if (known) return known
  const made = { name, ...(await readVisits(source, configuration)) }
  return name ? atHand.keep(name, made, BYTES_A_VISIT * (1 + made.all.length)) : made
}

async function readVisits(source: Source, configuration: number): Promise<Omit<WithSet, 'name'>> {
  const { counted, filters, reader } = source
  const facts = new Listed<SetFact>()
  const withMarks = (all: readonly SetVisit[]) => ({
    all,
    marks: { facts, visits: seesSumsAlone(reader) ? all : all.filter(({ isOpen }) => isOpen) },
  })
  const kept = counted.isTallied ? await readKept(source, [configuration]) : null
  if (kept && kept.missing.length <= MOST_COUNTED) {
    const rows = (await keptRows(source, kept, facts)).get(configuration) ?? []
    const isVersion = ({ records }: SetRow) =>
      records.every(({ version }) => filters.versions?.includes(version) ?? true)
    const versions = versionsOf(rows)
    return { ...withMarks(visitsOfRows(rows.filter(isVersion))), versions }
  }
  const captured = await capturedBy(source.db, kept ? await countedRows(source.db, source) : counted)
  const rows = captured.map((it) => rowOf(it, facts))
  return { ...withMarks(visitsOfRows(rows)), versions: filters.versions ? null : versionsOf(rows) }
}

function versionsOf(rows: readonly SetRow[]): number[] {
  const all = new Set<number>()
  for (const { records } of rows) for (const { version } of records) all.add(version)
  return [...all].sort((a, b) => a - b)
}

function rowOf(captured: Captured, all: Listed<SetFact>): SetRow {
  const [id, visit, schoolId, educatorId, observerId, startedOn, , purpose, isOpen, startedAt] = captured
  const [, , , , , , , , , , , version, grades, subject, hasEvidence, facts, rated] = captured
  const record = {
    evidenceId: hasEvidence ? id : null,
    startedAt,
    version,
    grades,
    subject,
    drawnAs: null,
    facts: (facts ?? []).map((fact) => all.placeOf(...fact)),
    rated: rated ?? [],
  }
  return { visit, schoolId, educatorId, observerId, startedOn, purpose, isOpen, records: [record] }
}
