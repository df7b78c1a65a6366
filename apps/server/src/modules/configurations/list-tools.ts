import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { scopeOf } from '@corridor/domain/actor'
import type { ActorContext } from '../../http/mount.ts'
import { listSchools } from '../districts/list-schools.ts'
import { toolsOfDistrict } from './tools-of-district.ts'

export async function listTools({
  db,
  actor,
}: ActorContext): Promise<ResponseOf<typeof contract.toolTypes.list>> {
  const { schools: mine } = scopeOf(actor, 'tool.manage')
  const [all, schools] = await Promise.all([toolsOfDistrict(db), listSchools(db, () => true)])
  return {
    all,
    enabled: all.filter(({ isEnabled }) => isEnabled),
    schools: schools.map(({ id, name }) => ({ id, name, mayChange: mine === 'all' || mine.includes(id) })),
    mayChange: mine === 'all',
  }
}
