import type { Day } from '@corridor/domain/calendar/calendar'
import { alderValley } from './alder-valley.ts'
import { harborPoint } from './harbor-point.ts'
import { millCreek } from './mill-creek.ts'
import type { SampleDistrict } from './sample.ts'
import { schoolYearsAround } from './school-years.ts'
import { vendor } from './vendor.ts'

/** The sample districts as they stand on a day, in Denver. The same day makes the same data. */
export function makeSample(today: Day): SampleDistrict[] {
  const years = schoolYearsAround(today)
  return [alderValley, harborPoint, millCreek, vendor].map((district) => district(years, today))
}
