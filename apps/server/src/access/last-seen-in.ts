import type { DistrictId, UserId } from '@corridor/domain/people/ids'

const MOST_TOKENS = 20_000

interface Seen {
  readonly districtId: DistrictId
  readonly userId: UserId
}

const seen = new Map<string, Seen>()

/**
 * Remembers whose a token was last, and in which district to look for it first. It only saves time: the token is
 * checked there all the same.
 */
export const lastSeenIn = {
  find: (tokenHash: string) => seen.get(tokenHash),
  note: (tokenHash: string, { districtId, userId }: Seen) => {
    if (seen.size >= MOST_TOKENS) seen.clear()
    seen.set(tokenHash, { districtId, userId })
  },
}
