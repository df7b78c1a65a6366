import { faultsUnder } from '../../../forms/faults-under.ts'
import type { Faults, Kind } from './kind.ts'

/** What the server said of one of the entries, by the entry's own fields. */
export function faultsOfEntry(
  said: Faults,
  { entriesAt }: Pick<Kind<never, never>, 'entriesAt'>,
  index: number,
): Faults {
  return faultsUnder(said, `content.${entriesAt}.${index}.`)
}

export function hasFault(faults: Faults): boolean {
  return Object.keys(faults).length > 0
}
