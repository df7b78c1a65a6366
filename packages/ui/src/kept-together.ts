/** Words that break into lines only between their parts: not within “P4: 3”, nor before the dot after it. */
export function keptTogether(words: string): string {
  return words.replaceAll(' · ', '\u00a0· ').replaceAll(': ', ':\u00a0')
}
