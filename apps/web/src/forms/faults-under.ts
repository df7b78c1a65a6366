import type { FieldMessages } from '@corridor/contract/refusal'
import { faultsUnder } from '@corridor/tools/fields/faults-under'

/** The faults of a content, without the envelope its fields travel in. */
export function faultsOfContent(said: FieldMessages): FieldMessages {
  return faultsUnder(said, 'content.')
}
