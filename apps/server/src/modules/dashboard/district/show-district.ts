import type { Attention, DistrictHome } from '@corridor/contract/reports/homes'
import { holds } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import { type DistrictFigures, districtFigures } from '../../reports/district/district-figures.ts'
import type { Reading } from '../../reports/source.ts'
import { yearEnding } from '../../rollover/show-rollover.ts'
import { bouncedMails, countProvisional, principalsOn } from './district.queries.ts'

const MOST_BOUNCED = 100

/** All schools beside each other. Null where no school year has begun. */
export async function showDistrict(
  reading: Reading,
  schools: readonly SchoolId[],
): Promise<DistrictHome | null> {
  const { db, place } = reading
  const figures = await districtFigures(reading, schools)
  if (!figures) return null
  const { unsent, ...told } = figures
  // Who sees sums alone is told no names.
  const [principals, attention] = figures.mayOpen
    ? await Promise.all([principalsOn(db, { on: place.today }), attentionTo(reading, unsent)])
    : [[], null]
  const leading = (id: SchoolId) =>
    principals.filter(({ schoolId }) => schoolId === id).map(({ name }) => name)
  return {
    ...told,
    name: place.district.name,
    schools: figures.schools.map((school) => ({ ...school, principals: leading(school.id) })),
    attention,
  }
}

async function attentionTo(
  { db, actor, me, place }: Reading,
  unsent: DistrictFigures['unsent'],
): Promise<Attention> {
  const [bounced, provisional, ending] = await Promise.all([
    bouncedMails(db, { actor, me }, MOST_BOUNCED),
    countProvisional(db),
    holds(actor, 'district.manage') ? yearEnding(db, place) : null,
  ])
  return { unsent, bounced, provisional, yearEnding: ending }
}
