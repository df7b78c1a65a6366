/**
 * Takes out what a browser's error may say about people: what they typed, whom they wrote to, and the keys in the
 * addresses of their pages, such as the token of a password reset.
 */
export function blackOut(text: string): string {
  return (
    text
      // Where a message repeats what a person typed, it stands in quotes. Notes about people are never logged.
      .replace(/(["'`]).*\1/gs, '…')
      .replace(/“.*”/gs, '…')
      .replace(/\S+(@|%40)\S+/gi, '…')
      .replace(/\bBearer\s+\S+/gi, '…')
      // In such an address the rest is a token, however short, or tells whose it is.
      .replace(/\/(auth\/[\w-]+|records)\/\S*/gi, '/$1/…')
      .replace(/[?#]\S*/g, '…')
      // Tokens have 43 letters; nothing in our code or among our files has so long a name without a dot.
      .replace(/[\w-]{32,}/g, '…')
  )
}
