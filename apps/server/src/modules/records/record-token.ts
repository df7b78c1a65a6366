import { randomBytes } from 'node:crypto'
import { DistrictId } from '@corridor/domain/people/ids'
import { digest } from '../../access/device.ts'

/** The length of the token's secret; what follows is the district's number. */
const SECRET = 43

/** The district of no token: the largest number that a district could have, and none does. */
const NOWHERE = DistrictId.parse(2_147_483_647)

/** The token of a record link or a record session: 256 bits, and the district that they are looked for in. */
export interface RecordToken {
  readonly text: string
  readonly hash: string
  readonly districtId: DistrictId
}

export function newRecordToken(districtId: DistrictId): RecordToken {
  const text = `${randomBytes(32).toString('base64url')}${districtId.toString(36)}`
  return { text, hash: digest(text), districtId }
}

/** Reads a token. One that is none of ours is looked for where nothing is, with the same work. */
export function readRecordToken(text: string): RecordToken {
  const isOurs = /^[\w-]{43}[1-9a-z][0-9a-z]{0,5}$/.test(text)
  const { data } = DistrictId.safeParse(isOurs ? Number.parseInt(text.slice(SECRET), 36) : 0)
  return { text, hash: digest(text), districtId: data && data < NOWHERE ? data : NOWHERE }
}
