import { noAddress } from '@corridor/domain/people/sign-in/looks-like-address'
import { filledLine } from '@corridor/domain/words/plain-text'

/**
 * The name of a person, a district or a school. It stands in mails, so it must not be anything that a mail program
 * makes a link of.
 */
export const nameOf = (empty: string, most: number) => filledLine(empty, most).check(noAddress)
