import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Export, ExportScope } from '@corridor/contract/reports/exports'
import type { Actor } from '@corridor/domain/people/actor'
import type { ActorContext } from '../../http/mount.ts'
import { enqueue } from '../../jobs/queues.ts'
import type { AuditSubject } from '../audit/record-audit.ts'
import { districtToday } from '../districts/district-today.ts'
import { describeExport } from './describe-export.ts'
import { nameOfScope } from './export-reach.ts'
import { findExport, insertExport, takeExportTurn, tallyExports } from './exports.queries.ts'
import { jobOf } from './make-exports.ts'

const MOST_AT_ONCE = 3
const MOST_KEPT = 5

/** Asks for an export. The browser asks until it hears an answer: the same id is the same export. */
export async function askExport(
  { db, client, actor, now, record }: ActorContext,
  { body: { id, scope } }: RequestOf<typeof contract.exports.ask>,
): Promise<Export> {
  const { districtId, userId } = actor
  await takeExportTurn(db, districtId)
  const known = await findExport(db, id)
  if (known && known.userId !== userId) throw new Problem('export-not-found')
  if (known) return describeExport(known, now())
  const about = await nameOfScope(db, actor, await districtToday(db, now()), scope)
  const { ofPerson, inDistrict, kept } = await tallyExports(db, userId, now())
  if (ofPerson > 0) throw new Problem('export-is-running')
  if (inDistrict >= MOST_AT_ONCE) throw new Problem('too-many-exports')
  if (kept >= MOST_KEPT) throw new Problem('too-many-kept-exports')
  const asked = { districtId, id, userId, scope, about, askedAt: now(), movedAt: now() }
  const made = await insertExport(db, { ...asked, state: 'waiting' })
  await enqueue({ client }, 'exports.make', jobOf(made))
  await record('export.start', subjectOf(scope, actor))
  return describeExport(made, now())
}

/** The subject of an export's line in the trail: the place or the person that the export is about. */
export function subjectOf(scope: ExportScope, { districtId, userId }: Actor): AuditSubject {
  switch (scope.kind) {
    case 'district':
      return { kind: 'district', id: districtId }
    case 'school':
      return { kind: 'school', id: scope.schoolId }
    case 'educator':
      return { kind: 'educator', id: scope.educatorId }
    case 'own':
      return { kind: 'user', id: userId }
  }
}
