import type { Attention, DistrictHome } from '@corridor/contract/reports/homes'
import { holds } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import { districtFigures, mayOpenAll } from '../../reports/district/district-figures.ts'
import type { Reading } from '../../reports/source.ts'
import { yearEnding } from '../../rollover/show-rollover.ts'
import { bouncedMails, countProvisional, principalsOn } from './district.queries.ts'

const MOST_BOUNCED = 100

/** All schools of a district beside each other. Null where no school year has begun. */
export async function showDistrict(
  reading: Reading,
  schools: readonly SchoolId[],
): Promise<DistrictHome | null> {
  const { db, place } = reading
  // A reader who sees sums alone is told no names.
  const [figures, principals, attention] = await Promise.all([
    districtFigures(reading, schools),
    mayOpenAll(reading) ? principalsOn(db, { on: place.today }) : [],
    mayOpenAll(reading) ? attentionTo(reading) : null,
  ])
  if (!figures) return null
  const { unsent, ...told } = figures
  const leading = (id: SchoolId) =>
    principals.filter(({ schoolId }) => schoolId === id).map(({ name }) => name)
  return {
    ...told,
    name: place.district.name,
    schools: figures.schools.map((school) => ({ ...school, principals: leading(school.id) })),
    attention: attention && { unsent, ...attention },
  }
}

async function attentionTo({ db, actor, me, place }: Reading): Promise<Omit<Attention, 'unsent'>> {
  const [bounced, provisional, ending] = await Promise.all([
    bouncedMails(db, { actor, me }, MOST_BOUNCED),
    countProvisional(db),
    holds(actor, 'district.manage') ? yearEnding(db, place) : null,
  ])
  return { bounced, provisional, yearEnding: ending }
}
