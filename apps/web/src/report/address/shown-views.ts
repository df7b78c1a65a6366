/** The parameter beside the filters with the chosen views of a report’s cards: `show[]=percent`. */
const SHOW = 'show'

export function shownIn(search: URLSearchParams): string[] {
  return search.getAll(`${SHOW}[]`)
}

/** The shown views as a part of an address; views that are shown anyway are left out. */
export function shownPart(shown: readonly string[]) {
  return { [SHOW]: shown.length > 0 ? shown : undefined }
}
