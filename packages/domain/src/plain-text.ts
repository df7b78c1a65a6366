import * as z from 'zod/mini'

/** One line: a name stands in mails, where a line break could pass for something else. And PostgreSQL keeps no NUL. */
export const plain = z.regex(/^\P{Cc}*$/u, 'Use letters, digits and punctuation only.')

/** What is written in several lines. */
export const plainLines = z.regex(/^(\P{Cc}|[\n\r\t])*$/u, 'Use letters, digits and punctuation only.')
