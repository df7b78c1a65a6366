import { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { Problem } from '@corridor/contract/problems'

interface Copy {
  readonly record: unknown
}

/** A copy's record as it was sent. One that a newer Corridor made may hold what this one cannot show. */
export function readCopy(copy: Copy): ObservationRecord {
  const record = readableCopy(copy)
  if (!record) throw new Problem('app-is-newer')
  return record
}

/** A copy's record among others; undefined where it cannot be shown. */
export function readableCopy({ record }: Copy): ObservationRecord | undefined {
  return ObservationRecord.safeParse(record).data
}
