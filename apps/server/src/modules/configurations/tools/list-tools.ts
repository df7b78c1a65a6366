import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'
import { districtToday } from '../../districts/district-today.ts'
import { listSchools } from '../../districts/list-schools.ts'
import { toolsOfDistrict } from './tools-of-district.ts'

export async function listTools({
  db,
  actor,
  now,
}: ActorContext): Promise<ResponseOf<typeof contract.toolTypes.list>> {
  const { schools: mine } = scopeOf(actor, 'tool.manage')
  const [all, schools, { policies }] = await Promise.all([
    toolsOfDistrict(db),
    listSchools(db, 'all'),
    districtToday(db, now()),
  ])
  const isMine = (id: SchoolId) => mine === 'all' || mine.includes(id)
  const mayChoose = mine === 'all' || policies.schoolsChooseTools
  return {
    all,
    enabled: all.filter(({ isEnabled }) => isEnabled),
    schools: schools.map(({ id, name }) => ({
      id,
      name,
      isMine: isMine(id),
      mayChange: mayChoose && isMine(id),
    })),
    mayChange: mine === 'all',
  }
}
