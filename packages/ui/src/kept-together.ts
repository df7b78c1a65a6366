/** Words that break into lines only between their parts: not within “P4: 3” or “13 h”, nor before a dot. */
export function keptTogether(words: string): string {
  return words
    .replaceAll(' · ', '\u00a0· ')
    .replaceAll(': ', ':\u00a0')
    .replace(/(\d) (h|min|s)\b/g, '$1\u00a0$2')
}
