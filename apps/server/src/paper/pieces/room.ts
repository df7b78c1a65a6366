/** The place that blocks are laid out in. */
export interface Room {
  readonly width: number
  /** The height of a whole page. */
  readonly height: number
  /** Set for a record: in black, each chart with its table, what was written beside when and by whom, and photos. */
  readonly record?: { readonly photos: ReadonlyMap<string, Uint8Array> }
}
