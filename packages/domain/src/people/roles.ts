/** Every power the server checks, by exact name. None is a prefix of another: the browser matches by prefix. */
export const permissions = [
  'educator.manage',
  'district.manage',
  'school.manage',
  'user.manage',
  'billing.manage',
  'tool.manage',
  'observation.create',
  'observation.reopen',
  'report.school',
  'report.district',
  'calibration.run',
  'audit.read',
  'export.run',
  'impersonation.start',
  'plan.manage',
] as const
export type Permission = (typeof permissions)[number]

export const roles = [
  'support',
  'district-admin',
  'district-viewer',
  'principal',
  'assistant-principal',
  'coach',
  'peer-observer',
  'teacher',
  'billing-contact',
] as const
export type Role = (typeof roles)[number]

/** How far a permission reaches: everywhere, the assignment's school, its group of educators, or what is one's own. */
export type Reach = 'district' | 'school' | 'group' | 'school-or-group' | 'own'

type Powers = { readonly [P in Permission]?: Reach }

const everywhere: Powers = {
  'educator.manage': 'district',
  'district.manage': 'district',
  'school.manage': 'district',
  'user.manage': 'district',
  'billing.manage': 'district',
  'tool.manage': 'district',
  'observation.create': 'district',
  'observation.reopen': 'district',
  'report.school': 'district',
  'report.district': 'district',
  'calibration.run': 'district',
  'audit.read': 'district',
  'export.run': 'district',
}

const leadingSchools: Powers = {
  'educator.manage': 'school',
  'user.manage': 'school',
  'tool.manage': 'school',
  'observation.create': 'school',
  'report.school': 'school',
  'calibration.run': 'school',
  'export.run': 'school',
}

export const powers: Readonly<Record<Role, Powers>> = {
  support: { 'impersonation.start': 'district', 'plan.manage': 'district' },
  'district-admin': everywhere,
  'district-viewer': { 'report.district': 'district', 'export.run': 'district' },
  principal: {
    ...leadingSchools,
    'school.manage': 'school',
    'observation.reopen': 'school',
    'audit.read': 'school',
  },
  'assistant-principal': leadingSchools,
  coach: { 'observation.create': 'school-or-group', 'report.school': 'group', 'export.run': 'own' },
  'peer-observer': { 'observation.create': 'group', 'export.run': 'own' },
  teacher: { 'export.run': 'own' },
  'billing-contact': { 'billing.manage': 'district' },
}

export const roleTitles: Readonly<Record<Role, string>> = {
  support: 'Corridor support',
  'district-admin': 'District administrator',
  'district-viewer': 'District viewer',
  principal: 'Principal',
  'assistant-principal': 'Assistant principal',
  coach: 'Instructional coach',
  'peer-observer': 'Peer observer',
  teacher: 'Teacher',
  'billing-contact': 'Billing contact',
}
