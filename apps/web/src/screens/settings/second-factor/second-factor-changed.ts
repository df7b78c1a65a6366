import { cache } from '../../../api/cache.ts'
import { contract } from '../../../api/client.ts'

/** Turning it on signs other devices out; whatever was refused before may open now. */
export async function secondFactorChanged() {
  await Promise.all(
    [contract.secondFactor.show, contract.auth.sessions].map(({ path }) =>
      cache.invalidateQueries({ queryKey: [path] }),
    ),
  )
}
