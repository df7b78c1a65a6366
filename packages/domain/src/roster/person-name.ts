/** A person's name, whichever way round a roster has it: “Diallo, Amara” is “Amara Diallo”. */
export function personName(told: string): string {
  const parts = told
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== '')
  const names = parts.filter((it, index) => index === 0 || !SUFFIX.test(it))
  const suffixes = parts.filter((it, index) => index > 0 && SUFFIX.test(it))
  const [family = '', given, ...more] = names
  // Three names between commas are nobody's way to write one name: it stays as told.
  if (more.length > 0) return told
  const [, first = given, generation] = /^(.*\S) ((?:jr|sr)\.?|i{2,3}|iv)$/i.exec(given ?? '') ?? []
  return [first, family, generation, ...suffixes].filter((it) => it !== undefined).join(' ')
}

const SUFFIX =
  /^(?:jr|sr|ii|iii|iv|v|esq|ph\.? ?d|ed\.? ?[ds]|m\.? ?(?:ed|a|s|at)|b\.? ?(?:a|s)|nbct|rn|lpc)\.?$/i
