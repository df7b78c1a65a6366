/** Which views of a report's cards are chosen stands beside the filters: `show[]=percent`. */
const SHOW = 'show'

export function shownIn(search: URLSearchParams): string[] {
  return search.getAll(`${SHOW}[]`)
}

/** As a part of an address, without the ones that are shown anyway. */
export function shownPart(shown: readonly string[]) {
  return { [SHOW]: shown.length > 0 ? shown : undefined }
}
