import { type School, SchoolDetails } from '@corridor/contract/district/schools'
import { faultsOf } from '../../../forms/form-faults.ts'

/** A school as it stands in the form, where a number is what was typed. */
export type SchoolValues = Omit<SchoolDetails, 'visitsPlannedPerWeek' | 'isActive'> & {
  visitsPlannedPerWeek: string
  isActive: 'yes' | 'no'
}

export const blankSchool: SchoolValues = {
  name: '',
  gradeSpan: '',
  visitsPlannedPerWeek: '',
  bellSchedule: [],
  isActive: 'yes',
}

export function valuesOf({ id: _, visitsPlannedPerWeek, isActive, ...school }: School): SchoolValues {
  return {
    ...school,
    visitsPlannedPerWeek: String(visitsPlannedPerWeek ?? ''),
    isActive: isActive ? 'yes' : 'no',
  }
}

export function detailsOf({ visitsPlannedPerWeek, isActive, ...school }: SchoolValues): SchoolDetails {
  const typed = visitsPlannedPerWeek.trim()
  return {
    ...school,
    visitsPlannedPerWeek: typed === '' ? null : Number(typed),
    isActive: isActive === 'yes',
  }
}

export function schoolFaults(values: SchoolValues) {
  return faultsOf(SchoolDetails, detailsOf(values))
}
