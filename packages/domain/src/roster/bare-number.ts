/** A number without the zeros in front, which spreadsheets drop; undefined for an id that is no number. */
export function bareNumber(id: string | null | undefined): string | undefined {
  return id && /^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, '') : undefined
}
