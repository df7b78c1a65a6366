import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { districtChanges, policyChanges, yearChanges } from './audited-settings.ts'
import { changePolicies } from './change-policies.ts'
import { setDistrict } from './districts.queries.ts'
import { changeLogo, removeLogo, showLogo } from './logo.ts'
import { addSchoolYear, changeSchoolYear } from './save-school-year.ts'
import { showDistrict } from './show-district.ts'

export const districtRoutes: Handlers<typeof contract.district> = {
  show: ({ db }) => showDistrict(db),
  change: async ({ db, session, record }, { body }) => {
    const before = await showDistrict(db)
    await setDistrict(db, session.districtId, body)
    const after = await showDistrict(db)
    const subject = { kind: 'district', id: session.districtId } as const
    await record('district.change', subject, districtChanges(before, after))
    return after
  },
  changePolicies: async ({ db, session, now, record }, { body }) => {
    const before = await showDistrict(db)
    await changePolicies(db, session.districtId, body, now())
    const after = await showDistrict(db)
    const subject = { kind: 'district', id: session.districtId } as const
    await record('district.policies', subject, policyChanges(before.policies, after.policies))
    return after
  },
  logo: async ({ db }) => ({ logo: await showLogo(db) }),
  changeLogo: (context, request) => changeLogo(context, request),
  removeLogo: (context) => removeLogo(context),
  addSchoolYear: async ({ db, session, record }, { body }) => {
    await addSchoolYear(db, session.districtId, body)
    const subject = { kind: 'district', id: session.districtId } as const
    await record('school-year.change', subject, yearChanges(undefined, body))
    return showDistrict(db)
  },
  changeSchoolYear: async ({ db, session, record }, { params, body }) => {
    const { schoolYears } = await showDistrict(db)
    const before = schoolYears.find(({ startsOn }) => startsOn === params.startsOn)
    await changeSchoolYear(db, session.districtId, params.startsOn, body)
    const subject = { kind: 'district', id: session.districtId } as const
    await record('school-year.change', subject, yearChanges(before, body))
    return showDistrict(db)
  },
}
