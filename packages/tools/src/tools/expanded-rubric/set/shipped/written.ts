/** An indicator as it is written: descriptors from the lowest level up, then what to look for. */
export interface Written {
  readonly title: string
  readonly descriptors: readonly [string, string, string, string]
  readonly attributes: readonly string[]
}
