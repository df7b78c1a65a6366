import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../../database/doors.ts'
import { districtToday } from '../../districts/district-today.ts'
import { isNearTo } from '../teaching/check-teaching.ts'
import { openSchools } from '../teaching/teaching.queries.ts'

type Choices = ResponseOf<typeof contract.educators.choices>

export async function listChoices(db: Queries, actor: Actor, now: Date): Promise<Choices> {
  const isNear = isNearTo(actor)
  const schools = (await openSchools(db)).filter(({ id }) => isNear(id))
  const { today } = await districtToday(db, now)
  return {
    today,
    schools: schools.map(({ id, name, bellSchedule }) => ({
      id,
      name,
      periods: bellSchedule.map((period) => period.name),
    })),
  }
}
