import { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { Problem } from '@corridor/contract/problems'

interface Copy {
  readonly record: unknown
}

/** A copy as it was sent. One that a newer Corridor made may hold what this one cannot show. */
export function readCopy(copy: Copy): ObservationRecord {
  const record = readableCopy(copy)
  if (!record) throw new Problem('app-is-newer')
  return record
}

/** A copy among others: one that cannot be shown is none. */
export function readableCopy({ record }: Copy): ObservationRecord | undefined {
  return ObservationRecord.safeParse(record).data
}
