import * as z from 'zod/mini'
import { hasMarks, inLines, inOneLine, withoutMarks } from './clean-text.ts'

// Every text that a request or a capture brings is one of these: a law of the contract finds any other.

const atMost = (most: number) => z.maxLength(most, `Use at most ${most.toLocaleString('en-US')} characters.`)

const cleanLine = z.overwrite<string>(inOneLine)
const cleanLines = z.overwrite<string>(inLines)
const cleanName = z.overwrite<string>((it) => withoutMarks(inOneLine(it)))
const plain = z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'Use letters, digits and punctuation only.')
/** The rule for what others read as a name or a title. */
export const unmarked = z.refine<string>(
  (it) => !hasMarks(it),
  'Remove the invisible marks that turn the direction of text.',
)
const unkept = z.overwrite<string>((it) => it)

/** Text written by hand loses what nobody can read or keep, and nothing is refused for it: work must not wait for that. */
export const line = (most: number) => z.string().check(cleanLine, atMost(most))
export const lines = (most: number) => z.string().check(cleanLines, atMost(most))

/** A line without spaces around it: for what is not typed on while it is saved. */
export const tidyLine = (most: number) => z.string().check(cleanLine, z.trim(), atMost(most))
export const tidyLines = (most: number) => z.string().check(cleanLines, z.trim(), atMost(most))

/** Text that may not be left empty, with the words for who left it so. */
export const filledLines = (empty: string, most: number) => tidyLines(most).check(z.minLength(1, empty))

/**
 * A name, or what stands beside one. In mails and lists a line break or a turned direction could pass for something
 * else, so whoever types one is told.
 */
export const filledLine = (empty: string, most: number) =>
  z.string().check(z.trim(), plain, unmarked, z.minLength(1, empty), atMost(most))

/** A name inside a document, which is cleaned and never refused. */
export const writtenName = (most: number) => z.string().check(cleanName, atMost(most))

/** An email address, in the one spelling that it has. */
export const mailAddress = () => z.string().check(z.trim(), z.toLowerCase(), plain)

/** A key, a code or an address of a certain pattern: no text to read. */
export const word = (pattern: RegExp, otherwise?: string) =>
  z.string().check(z.regex(pattern, otherwise), plain)

/** A password, a code or a token: hashed, compared or handed on as it is, and kept nowhere. */
export const secret = () => z.string().check(unkept)

/** The checks that make a string one of the texts of this file. */
export const textChecks: readonly unknown[] = [cleanLine, cleanLines, cleanName, plain, unkept]
