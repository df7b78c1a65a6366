import { randomUUID } from 'node:crypto'
import { wasSent } from '@corridor/domain/observation/observation-rules'
import { observationStatuses, purposes } from '@corridor/domain/observation/observation-words'
import type { Actor, Assignment } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { narrativeCorner } from '@corridor/tools/tools/narrative-corner/narrative-corner.tool'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { product } from '../../../test/harness.ts'
import { aDocument } from '../../../test/sample-observation.ts'
import type { Queries } from '../../database/doors.ts'
import { ensureConfigurations } from '../configurations/ensure-configurations.ts'
import { observations } from './observations.tables.ts'
import { sendings, sentCopies } from './send/sendings.tables.ts'
import { makePlace } from './test-place.ts'

/** A day of the week before, and three of this one. */
const days = ['2026-10-13', '2026-10-19', '2026-10-20', '2026-10-21'] as const
const promises = [null, '2026-10-14', '2026-10-20', '2026-10-22', '2026-11-05'] as const

/** An observation as chance has it. */
const anyObservation = fc.record({
  isHere: fc.boolean(),
  isOwn: fc.boolean(),
  educator: fc.constantFrom(0, 0, 1, 2),
  status: fc.constantFrom(...observationStatuses),
  purpose: fc.constantFrom(...purposes),
  version: fc.constantFrom(1, 1, 2),
  isShared: fc.boolean(),
  isAhead: fc.constantFrom(false, false, false, true),
  day: fc.constantFrom(...days),
  /** Whether the observation is made in one visit with others of the same day. */
  isTogether: fc.boolean(),
  followUpOn: fc.constantFrom(...promises),
})
type Any = typeof anyObservation extends fc.Arbitrary<infer T> ? T : never

/** No more observations than a device takes along of each educator and tool. */
export const anyObservations = fc.array(anyObservation, { minLength: 10, maxLength: 12 })

type Where = Omit<Assignment, 'role'>

/** A district with two schools and three educators, and somebody who reads in every way there is. */
export async function makeReaders(made: Awaited<ReturnType<typeof product>>) {
  const { admin, as, educator, hill, id: districtId, omar, ridge } = await makePlace(made)
  const [ivy, ruth] = [await educator(ridge.id, 'Ivy Chen'), await educator(hill.id, 'Ruth Feldman')]
  const reader = await as('teacher')
  const all = [omar, ivy, ruth].map(({ id }) => id)
  const sets = await made.database.tenant(districtId, ({ db }) =>
    ensureConfigurations(db, districtId, new Date('2026-08-01T00:00:00Z')),
  )
  const configurationId = sets.find(({ toolTypeId }) => toolTypeId === narrativeCorner.id)?.id ?? 0

  function rowOf(it: Any, index: number) {
    const schoolId = it.isHere ? ridge.id : hill.id
    const educatorId = all[it.educator] ?? omar.id
    const observerId = it.isOwn ? reader.id : admin.id
    // No two observations begin at once: which of them is newer must be sure.
    const startedAt = `${it.day}T16:${String(index).padStart(2, '0')}:00.000Z`
    const together = [schoolId, educatorId, observerId, it.day].map((part) =>
      String(part).replaceAll('-', ''),
    )
    const visitId = it.isTogether ? uuidFrom(together.join('')) : randomUUID()
    const fileId = randomUUID()
    const { status, purpose, version, isAhead, followUpOn } = it
    const document = aDocument(
      { schoolId, educatorId, configurationId },
      { toolTypeId: narrativeCorner.id, visitId, purpose, startedAt, capture: { lines: [photo(fileId)] } },
    )
    return {
      districtId,
      id: randomUUID(),
      visitId,
      fileId,
      schoolId,
      educatorId,
      observerId,
      document,
      configurationId,
      configurationVersion: 1,
      toolTypeId: narrativeCorner.id,
      isAnnounced: false,
      status,
      purpose,
      version,
      isAhead,
      revision: 1,
      carried: followUpOn ? { followUpOn } : null,
      startedAt: new Date(startedAt),
      startedOn: it.day,
      followUpOn,
      sharedAt: it.isShared ? made.clock.now : null,
    }
  }

  async function store(db: Queries, rows: readonly Row[]) {
    await db.insert(observations).values([...rows])
    const sent = rows.filter(wasSent).map(({ id, fileId, startedAt, visitId, observerId, educatorId }) => {
      const [sendId, said] = [randomUUID(), { districtId, message: '', sentAt: startedAt }]
      const record = { blocks: [{ kind: 'files', items: [{ file: { id: fileId } }] }] }
      return {
        sending: { ...said, id: sendId, visitId, observerId, educatorId },
        copy: { ...said, observationId: id, version: 1, sendId, revision: 1, record },
      }
    })
    if (sent.length === 0) return
    await db.insert(sendings).values(sent.map(({ sending }) => sending))
    await db.insert(sentCopies).values(sent.map(({ copy }) => copy))
  }

  const undone = new Error('Nothing of it stays.')
  const anywhere: Where = { schoolId: null, educatorIds: null }
  const here: Where = { schoolId: ridge.id, educatorIds: null }
  const group: Where = { schoolId: ridge.id, educatorIds: [omar.id, ruth.id] }
  const coach: Assignment = { role: 'coach', ...group }

  return {
    all,
    omar,
    ridge,
    hill,
    reader,
    readers: [
      ['somebody of support', [{ role: 'support', ...anywhere }]],
      ['a district administrator', [{ role: 'district-admin', ...anywhere }]],
      ['a district viewer', [{ role: 'district-viewer', ...anywhere }]],
      ['a principal', [{ role: 'principal', ...here }]],
      ['an assistant principal', [{ role: 'assistant-principal', ...here }]],
      ['a coach with a group', [coach]],
      ['a coach with a school', [{ role: 'coach', ...here }]],
      ['a peer observer', [{ role: 'peer-observer', ...group }]],
      ['a teacher', [{ role: 'teacher', ...here }]],
      ['a billing contact', [{ role: 'billing-contact', ...anywhere }]],
      ['somebody who leads one school and coaches in another', [{ role: 'principal', ...here }, coach]],
    ] satisfies [string, Assignment[]][],
    actorOf: (assignments: readonly Assignment[], isSupport: boolean): Actor => ({
      userId: reader.id,
      realUserId: isSupport ? admin.id : reader.id,
      districtId,
      assignments,
    }),
    /** Does something in a district where the reader is an educator, and just these observations are stored. */
    among: async (
      drawn: readonly Any[],
      me: EducatorId | undefined,
      work: (db: Queries, rows: readonly Row[]) => Promise<void>,
    ) => {
      const rows = drawn.map(rowOf)
      const doing = made.database.tenant(districtId, async ({ db }) => {
        await store(db, rows)
        if (me) await db.execute(sql`update educators set user_id = ${reader.id} where id = ${me}`)
        await work(db, rows)
        throw undone
      })
      await doing.catch((error: unknown) => {
        if (error !== undone) throw error
      })
    },
  }
}

export type Row = Pick<
  typeof observations.$inferSelect,
  | ('districtId' | 'id' | 'visitId' | 'schoolId' | 'educatorId' | 'observerId' | 'document' | 'carried')
  | ('configurationId' | 'configurationVersion' | 'toolTypeId' | 'isAnnounced' | 'status' | 'purpose')
  | ('version' | 'isAhead' | 'revision' | 'startedAt' | 'startedOn' | 'sharedAt')
> & { readonly fileId: string; readonly followUpOn: string | null }

/** An id that is the same for the same digits. */
function uuidFrom(digits: string): string {
  const hex = digits.padStart(32, '0').slice(-32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function photo(id: string) {
  return {
    id: randomUUID(),
    at: '2026-10-19T16:00:00.000Z',
    kind: 'action',
    speaker: null,
    text: 'A board.',
    tags: {},
    file: { id, type: 'image/jpeg', bytes: 120 },
    isIncluded: false,
    removedAt: null,
  }
}
