/** What to do about single fields, by their path within the thing: `prompt`, `options.0.label`. */
export type Faults = Readonly<Record<string, string>>

/** The faults of one part of a thing, by the part’s own fields. */
export function faultsUnder(said: Faults, prefix: string): Faults {
  return Object.fromEntries(
    Object.entries(said).flatMap(([path, words]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), words]] : [],
    ),
  )
}
