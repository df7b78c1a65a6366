import { noAddress } from '@corridor/domain/people/looks-like-address'
import { filledLine } from '@corridor/domain/words/plain-text'

/** What a person, a district or a school is called. It stands in mails, so it is nothing that they would make a link of. */
export const nameOf = (empty: string, most: number) => filledLine(empty, most).check(noAddress)
