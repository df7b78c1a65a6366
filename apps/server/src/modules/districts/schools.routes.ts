import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { schoolChanges } from './audited-settings.ts'
import { addSchool, changeSchool, managedSchools, removeSchool } from './manage-schools.ts'

export const schoolRoutes: Handlers<typeof contract.schools> = {
  list: ({ db, actor }) => managedSchools(db, actor),
  add: async ({ db, actor, record }, { body }) => {
    const school = await addSchool(db, actor, body)
    await record('school.create', { kind: 'school', id: school.id })
    return school
  },
  change: async ({ db, actor, record }, { params, body }) => {
    const { before, after: school } = await changeSchool(db, actor, params.schoolId, body)
    await record('school.change', { kind: 'school', id: school.id }, schoolChanges(before, school))
    return school
  },
  remove: async ({ db, actor, record }, { params }) => {
    await removeSchool(db, actor, params.schoolId)
    await record('school.delete', { kind: 'school', id: params.schoolId })
    return {}
  },
}
