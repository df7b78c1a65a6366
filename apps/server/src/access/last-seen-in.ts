import type { DistrictId } from '@corridor/domain/people/ids'

const MOST_TOKENS = 20_000
const districts = new Map<string, DistrictId>()

/** In which district to look for a token first. It decides nothing: elsewhere the token has no standing. */
export const lastSeenIn = {
  find: (tokenHash: string) => districts.get(tokenHash),
  note: (tokenHash: string, districtId: DistrictId) => {
    if (districts.size >= MOST_TOKENS) districts.clear()
    districts.set(tokenHash, districtId)
  },
}
