import type { Faults, Kind } from './kind.ts'

type Said = Readonly<Record<string, string>>

/** What the server said of one of the entries, by the entry's own fields. */
export function faultsOfEntry(
  said: Said,
  { entriesAt }: Pick<Kind<never, never>, 'entriesAt'>,
  index: number,
): Faults {
  return faultsUnder(said, `content.${entriesAt}.${index}.`)
}

/** What it said of the whole. */
export function faultsOfContent(said: Said): Faults {
  return faultsUnder(said, 'content.')
}

/** Those of one part, by the part's own fields. */
export function faultsUnder(said: Said, prefix: string): Faults {
  return Object.fromEntries(
    Object.entries(said).flatMap(([path, words]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), words]] : [],
    ),
  )
}

export function hasFault(faults: Faults): boolean {
  return Object.keys(faults).length > 0
}
