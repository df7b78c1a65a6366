export interface Begun {
  readonly text: string
  /** The range that the next letters replace; empty: where they go. */
  readonly from: number
  readonly to: number
}

/** A stem put to use: the first dots are selected, the last are where one writes on. */
export function begunWith(stem: string, text: string): Begun {
  const before = text.trim() === '' ? '' : `${text.trimEnd()} `
  const begun = `${before}${stem.replace(/\s*…\s*$/, '')} `
  const dots = begun.indexOf('…', before.length)
  return dots < 0
    ? { text: begun, from: begun.length, to: begun.length }
    : { text: begun, from: dots, to: dots + 1 }
}
