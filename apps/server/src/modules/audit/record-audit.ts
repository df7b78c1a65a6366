import type { AuditChange, AuditEventName, AuditSubjectKind } from '@corridor/contract/district/audit'
import type { Actor } from '@corridor/domain/people/actor'
import type { DistrictId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../database/doors.ts'
import { insertEvent } from './audit.queries.ts'
import { auditEvents } from './audit.tables.ts'

/** An id and nothing that could describe a person: what is written here cannot be taken back. */
export interface AuditSubject {
  readonly kind: AuditSubjectKind
  readonly id: number | string
}

interface Happening {
  readonly name: AuditEventName
  /** The actor; null where nobody is signed in. */
  readonly actor: Pick<Actor, 'userId' | 'realUserId'> | null
  readonly districtId: DistrictId
  readonly subject: AuditSubject
  readonly requestId: string
  readonly at: Date
  readonly changes?: readonly AuditChange[] | undefined
}

/**
 * Records an event in the trail, as part of the caller's transaction in the event's district: what is undone was never
 * recorded, and the reverse.
 */
export async function recordAudit({ db }: Pick<Transaction, 'db'>, happening: Happening): Promise<void> {
  const { name, actor, districtId, subject, requestId, at, changes } = happening
  await insertEvent(db, {
    districtId,
    at: at.toISOString(),
    actorId: actor?.userId ?? null,
    realActorId: actor?.realUserId ?? null,
    event: name,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    requestId,
    changes: changes && changes.length > 0 ? JSON.stringify(changes) : null,
  })
}

/** Records nothing, with the same work as `recordAudit`: nothing outside tells whether there was something to record. */
export async function recordNothing({ db }: Pick<Transaction, 'db'>): Promise<void> {
  const columns = sql.raw('district_id, at, event, subject_kind, subject_id, request_id')
  await db.execute(
    sql`insert into ${auditEvents} (${columns}) select ${columns} from ${auditEvents} where false`,
  )
}
