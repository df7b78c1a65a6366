import * as z from 'zod/mini'

/** One line: a name stands in mails, where a line break could pass for something else. And PostgreSQL keeps no NUL. */
export const plain = z.regex(/^\P{Cc}*$/u, 'Use letters, digits and punctuation only.')

/** What is written in several lines. */
export const plainLines = z.regex(/^(\P{Cc}|[\n\r\t])*$/u, 'Use letters, digits and punctuation only.')

const filled = (letters: typeof plain, empty: string, most: number) =>
  z
    .string()
    .check(z.trim(), letters, z.minLength(1, empty), z.maxLength(most, `Use at most ${most} characters.`))

/** What may not be left empty, with the words for who left it so. */
export const filledLine = (empty: string, most: number) => filled(plain, empty, most)
export const filledLines = (empty: string, most: number) => filled(plainLines, empty, most)
