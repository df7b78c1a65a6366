import { noAddress } from '@corridor/domain/looks-like-address'
import { filledLine } from '@corridor/domain/plain-text'

/** What a person, a district or a school is called. It stands in mails, so it is nothing that they would make a link of. */
export const nameOf = (empty: string, most: number) => filledLine(empty, most).check(noAddress)
