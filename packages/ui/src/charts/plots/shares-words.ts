/** “(19–34%)”: the middle half of the visits; empty where there are too few. */
export function middleWords(middle: { readonly low: number; readonly high: number } | null): string {
  return middle === null ? '' : `(${Math.round(middle.low * 100)}–${Math.round(middle.high * 100)}%)`
}
