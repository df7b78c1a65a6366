import type { Attention, DistrictHome } from '@corridor/contract/reports/homes'
import { holds } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import { type DistrictFigures, districtFigures } from '../../reports/district/district-figures.ts'
import type { Reading } from '../../reports/source.ts'
import { yearEnding } from '../../rollover/show-rollover.ts'
import type { Looking } from '../dashboard.queries.ts'
import { bouncedMails, countProvisional, principalsOn } from './district.queries.ts'

const MOST_BOUNCED = 100

/** All schools of a district beside each other. Null where no school year has begun. */
export async function showDistrict(
  { db, actor, me, place }: Reading & Looking,
  schools: readonly SchoolId[],
): Promise<DistrictHome | null> {
  const figures = await districtFigures({ db, actor, place }, schools)
  if (!figures) return null
  const { unsent, ...told } = figures
  // A reader who sees sums alone is told no names.
  const [principals, attention] = figures.mayOpen
    ? await Promise.all([
        principalsOn(db, { on: place.today }),
        attentionTo(db, { actor, me, place }, unsent),
      ])
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
  db: Reading['db'],
  { place, ...looking }: Looking & Pick<Reading, 'place'>,
  unsent: DistrictFigures['unsent'],
): Promise<Attention> {
  const [bounced, provisional, ending] = await Promise.all([
    bouncedMails(db, looking, MOST_BOUNCED),
    countProvisional(db),
    holds(looking.actor, 'district.manage') ? yearEnding(db, place) : null,
  ])
  return { unsent, bounced, provisional, yearEnding: ending }
}
