import type { FieldMessages } from '@corridor/contract/problems'

/** What the server said of one part, by the part's own fields. */
export function faultsUnder(said: FieldMessages, prefix: string): FieldMessages {
  return Object.fromEntries(
    Object.entries(said).flatMap(([path, words]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), words]] : [],
    ),
  )
}

/** Who shows the content knows its fields without the envelope they travel in. */
export function faultsOfContent(said: FieldMessages): FieldMessages {
  return faultsUnder(said, 'content.')
}
