import { cache } from '../../../api/cache.ts'
import { contract } from '../../../api/client.ts'

/**
 * Asks anew for what changes with the second factor: turning it on signs other devices out, and refused pages may
 * open now.
 */
export async function secondFactorChanged() {
  await Promise.all(
    [contract.secondFactor.show, contract.auth.sessions].map(({ path }) =>
      cache.invalidateQueries({ queryKey: [path] }),
    ),
  )
}
