import { ObservationRecord } from '@corridor/contract/observation-record'
import { Problem } from '@corridor/contract/problems'

/** A copy as it was sent. One that a newer Corridor made may hold what this one cannot show. */
export function readCopy({ record }: { readonly record: unknown }): ObservationRecord {
  const { success, data } = ObservationRecord.safeParse(record)
  if (!success) throw new Problem('app-is-newer')
  return data
}
