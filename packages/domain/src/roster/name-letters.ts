/** Whether a name is written in capitals alone, as payroll systems print it: it does not tell its own small letters. */
export function isInCapitals(name: string): boolean {
  return /\p{Lu}{2}/u.test(name) && !/\p{Ll}/u.test(name)
}

/** A name in capitals alone as people write it: “RONALD O’NEIL-MCKAY III” is “Ronald O’Neil-McKay III”. */
export function inSmallLetters(name: string): string {
  if (!isInCapitals(name)) return name
  return name.replace(/\p{L}[\p{L}\p{M}]*/gu, (part, at: number) => {
    const isNumber = at > 0 && /^(?:I{2,3}|IV|VI{0,3})$/.test(part)
    // Two letters that nobody can say in one are initials; “Ng” is a family name, and stands last.
    const areInitials = at === 0 && /^[B-DF-HJ-NP-TV-XZ]{2}$/.test(part) && !/^(?:DR|MR|MS|ST)$/.test(part)
    return isNumber || areInitials ? part : capitalized(part)
  })
}

function capitalized(part: string): string {
  const [, scottish = '', rest = ''] = /^(MC)?(.+)$/u.exec(part) ?? []
  if (scottish !== '' && rest.length > 1) return `Mc${capitalized(rest)}`
  const [first = '', ...others] = part
  return first + others.join('').toLowerCase()
}
