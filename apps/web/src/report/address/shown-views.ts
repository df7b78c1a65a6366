/** Which views of a report's cards are chosen stands beside the filters: `show[]=percent`. */
const SHOW = 'show'

export function shownIn(search: URLSearchParams): string[] {
  return search.getAll(`${SHOW}[]`)
}

/** The shown views as a part of an address; views that are shown anyway are left out. */
export function shownPart(shown: readonly string[]) {
  return { [SHOW]: shown.length > 0 ? shown : undefined }
}
