/** “MO” for Marisol Okafor. */
export function initialsOf(name: string): string {
  const words = name.split(' ')
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0)).join('')
}
