import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { changePolicies } from './change-policies.ts'
import { setDistrict } from './districts.queries.ts'
import { addSchoolYear, changeSchoolYear } from './save-school-year.ts'
import { showDistrict } from './show-district.ts'

export const districtRoutes: Handlers<typeof contract.district> = {
  show: ({ db }) => showDistrict(db),
  change: async ({ db, session, record }, { body }) => {
    await setDistrict(db, session.districtId, body)
    await record('district.change', { kind: 'district', id: session.districtId })
    return showDistrict(db)
  },
  changePolicies: async ({ db, session, now, record }, { body }) => {
    await changePolicies(db, session.districtId, body, now())
    await record('district.policies', { kind: 'district', id: session.districtId })
    return showDistrict(db)
  },
  addSchoolYear: async ({ db, session, record }, { body }) => {
    await addSchoolYear(db, session.districtId, body)
    await record('school-year.change', { kind: 'district', id: session.districtId })
    return showDistrict(db)
  },
  changeSchoolYear: async ({ db, session, record }, { params, body }) => {
    await changeSchoolYear(db, session.districtId, params.startsOn, body)
    await record('school-year.change', { kind: 'district', id: session.districtId })
    return showDistrict(db)
  },
}
