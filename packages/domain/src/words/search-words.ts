/** The characters between words: signs, spaces and dashes. The database splits at the same ones (`words_in`). */
const BETWEEN = /[\s!-/:-@[-`{-\u00bf\u2000-\u206f\u3000-\u3003]+/
/** Apostrophes inside a word are left out: “O’Brien” is found as “obrien”. */
const APOSTROPHES = /['’`]/g
/** Letters whose stroke is not an accent that normalizing takes off. */
const STROKES: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** The words of a text as a search compares them: without case, accents and signs, each once. */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[øłđı]/g, (letter) => STROKES[letter] ?? letter)
    .replaceAll(APOSTROPHES, '')
  return [...new Set(plain.split(BETWEEN).filter((word) => word !== ''))]
}

/** Whether each word that is looked for begins a word of these texts; false where no word is looked for. */
export function hasWords(texts: readonly string[], looked: readonly string[]): boolean {
  const words = searchWords(texts.join(' '))
  return looked.length > 0 && looked.every((it) => words.some((word) => word.startsWith(it)))
}
