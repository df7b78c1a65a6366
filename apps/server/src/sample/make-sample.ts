import type { Day } from '@corridor/domain/calendar/calendar'
import { alderValley } from './districts/alder-valley.ts'
import { harborPoint } from './districts/harbor-point.ts'
import { millCreek } from './districts/mill-creek.ts'
import { schoolYearsAround } from './districts/school-years.ts'
import { vendor } from './districts/vendor.ts'
import type { SampleDistrict } from './sample.ts'

/** The sample districts as they stand on a day, in Denver. The same day makes the same data. */
export function makeSample(today: Day): SampleDistrict[] {
  const years = schoolYearsAround(today)
  return [alderValley, harborPoint, millCreek, vendor].map((district) => district(years, today))
}
