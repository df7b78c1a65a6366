import { randomUUID } from 'node:crypto'
import type { DistrictId } from '@corridor/domain/people/ids'
import { counted } from '@corridor/domain/words/count-words'
import type { Transaction } from '../../database/doors.ts'
import { everyDistrict } from '../../database/every-district.queries.ts'
import type { Services } from '../../services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { districtToday } from '../districts/district-today.ts'
import { takeTurns } from '../districts/take-turns.ts'
import { changeGrades } from '../educators/new-year/change-for-new-year.ts'
import { setGraded, takeDueGrades } from './rollover.queries.ts'

type Beginning = Pick<Services, 'database' | 'now' | 'log'>

/** Begins school years: on the first day of one, by the district's own clock, grades change. Asked every hour. */
export async function beginYears({ database, now, log }: Beginning): Promise<void> {
  for (const districtId of await database.platform(({ db }) => everyDistrict(db))) {
    try {
      await database.tenant(districtId, (transaction) => beginYear(transaction, districtId, now()))
    } catch (error) {
      // One district's failure does not keep the others from their year; the next hour tries again.
      const kind = error instanceof Error ? error.name : typeof error
      log.error({ districtId, kind }, 'Grades of a new school year could not be changed.')
    }
  }
}

async function beginYear(transaction: Transaction, districtId: DistrictId, now: Date): Promise<void> {
  const { db } = transaction
  const { today } = await districtToday(db, now)
  const due = await takeDueGrades(db, today)
  if (due.length === 0) return
  await takeTurns(db)
  for (const { id, done } of due) {
    const changed = await changeGrades(db, done?.grades ?? [])
    await setGraded(db, id)
    await recordAudit(transaction, {
      name: 'school-year.grades',
      actor: null,
      districtId,
      subject: { kind: 'district', id: districtId },
      requestId: randomUUID(),
      at: now,
      changes: [{ what: 'New grades', from: null, to: counted(changed, 'educator') }],
    })
  }
}
