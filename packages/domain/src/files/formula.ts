const NUMBER = /^[+-]?\d+(\.\d+)?%?$/

const BLANKS = '[\\p{Zs}\\u200b-\\u200f\\u2060\\ufeff]*'
/**
 * The start of what a spreadsheet takes for a formula, whoever typed it; also in full width and in small forms, and on
 * a line of its own.
 */
const FORMULA = new RegExp(`^(?=${BLANKS}[=+\\-@\\t\\r＝＋－＠﹦﹢﹣﹫])`, 'gmu')

/** A text that no spreadsheet runs: what would begin a formula stands after an apostrophe. Numbers stay numbers. */
export function defused(text: string): string {
  return NUMBER.test(text) ? text : text.replace(FORMULA, "'")
}
