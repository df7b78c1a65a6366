import type { FieldMessages } from '@corridor/contract/refusal'
import { faultsUnder } from '@corridor/tools/fields/faults-under'

/** The messages about a configuration’s content, by the fields’ paths within the content. */
export function faultsOfContent(said: FieldMessages): FieldMessages {
  return faultsUnder(said, 'content.')
}
