/** The beginning of a text that is no larger than `most`, never cut within a letter of two halves (a surrogate pair). */
export function cutTo(text: string, most: number, sizeOf = (it: string) => it.length): string {
  let short = ''
  for (const letter of text) {
    if (sizeOf(short + letter) > most) break
    short += letter
  }
  return short
}
