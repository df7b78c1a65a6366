import type { ChangedField, PlanKind } from './plan/roster-plan.ts'

export const kindTitles: Readonly<Record<PlanKind, string>> = {
  new: 'New',
  changed: 'Changed',
  leaving: 'Leaving',
  unchanged: 'Unchanged',
  fault: 'Row with faults',
  invite: 'To invite',
}

export const fieldTitles: Readonly<Record<ChangedField, string>> = {
  name: 'Name',
  email: 'Email',
  externalId: 'Id',
  schools: 'School',
  grades: 'Grades',
  subject: 'Subject',
  room: 'Room',
  hiredOn: 'Hired on',
  isActive: 'Status',
  isProvisional: 'Added at the door',
  jobTitle: 'Job title',
}
