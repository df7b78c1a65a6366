import type { JsonObject } from '@corridor/domain/data/json'
import { type Faults, faultsUnder } from '../fields/faults-under.ts'
import type { Entry } from './outline/outline.ts'
import type { SetKind } from './set-kind.view.ts'

interface Said {
  readonly kind: SetKind
  readonly content: JsonObject
  /** What to do about fields, by their path within the content. */
  readonly faults: Faults
}

/** The server’s faults of an entry, by the entry’s own fields. */
export function faultsOfEntry({ kind, content, faults }: Said, entry: Entry): Faults {
  const at = kind.outline(content).entries.indexOf(entry)
  return faultsUnder(faults, `${kind.entriesAt}.${at}.`)
}

export function hasFault(said: Said, entry: Entry): boolean {
  return Object.keys(faultsOfEntry(said, entry)).length > 0
}
