import type { FieldMessages } from '@corridor/contract/refusal'
import { faultsUnder } from '@corridor/tools/fields/faults-under'

/** Who shows the content knows its fields without the envelope they travel in. */
export function faultsOfContent(said: FieldMessages): FieldMessages {
  return faultsUnder(said, 'content.')
}
