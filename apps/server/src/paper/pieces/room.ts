/** The place that blocks are laid out in. */
export interface Room {
  readonly width: number
  /** Of a whole page. */
  readonly height: number
  /** Of a record: in black, each chart with its table, what was written beside when and by whom, and photos. */
  readonly record?: { readonly photos: ReadonlyMap<string, Uint8Array> }
}
