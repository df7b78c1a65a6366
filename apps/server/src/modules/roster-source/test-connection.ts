import { Problem } from '@corridor/contract/problems'
import { inSteps } from '../../http/steps.ts'
import { findConnection } from './connection.queries.ts'
import { clientFor, reasonOf } from './connection-access.ts'
import { reasonWords } from './pull-words.ts'

const REACHED = 'Connected: the service let us in and answered with a school. Nothing was imported.'

/** Tests a connection: signs in and asks for one school. What the other server says is answered in our words. */
export const testConnection = inSteps({
  read: async ({ db, config }) => {
    if (!config.ROSTER_KEY) throw new Problem('secrets-not-kept')
    const found = await findConnection(db)
    if (!found) throw new Problem('not-connected')
    return found
  },
  work: async (services, _, connection) => {
    try {
      await clientFor(services, connection).test()
      return { isReached: true, words: REACHED }
    } catch (error) {
      return { isReached: false, words: reasonWords(reasonOf(error)) }
    }
  },
  write: async (_, __, told) => told,
})
