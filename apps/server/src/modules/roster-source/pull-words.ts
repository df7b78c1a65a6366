import { counted } from '@corridor/domain/words/count-words'
import type { ConnectionRow } from './connection.queries.ts'
import type { PullCounts } from './connection.tables.ts'

type Reason = NonNullable<ConnectionRow['reason']>

/** Why a pull failed and what to do about it, in a sentence or two. Nothing that the other server said is in it. */
const reasons: Readonly<Record<Reason, string>> = {
  'not-https': 'The address has to begin with https:// and hold no password.',
  'not-public':
    'The address does not belong to a public server. Ask your vendor for the one to use from outside.',
  'moved-elsewhere': 'The server sends us to another address. Ask your vendor for the right one.',
  'not-reachable': 'Nobody answers at this address. Check it, or try again later.',
  'too-slow': 'The server took too long to answer. Try again later.',
  'too-large': 'The server sent more than a roster holds. Ask your vendor to limit pages to 500 people.',
  'not-signed-in':
    'The server does not accept the client id and secret. Check both, and enter the secret again.',
  'no-token': 'Signing in did not work at the token address. Check that address.',
  'not-allowed':
    'We are signed in, but may not read the roster. Ask your vendor to allow “roster-core” for this client.',
  'not-found':
    'There is no OneRoster service of this version at the address. Check the address and the version.',
  'not-json': 'What the server answered is not a OneRoster list. Check the address and the version.',
  refused: 'The server answered with an error. Try again later, or ask your vendor.',
  busy: 'The server is busy and asked us to come back later.',
  'no-paging':
    'The server sends the same people again and again, so the roster is not whole. Ask your vendor.',
  'too-many': 'There are more than 50,000 people of staff, or more pages than a roster has.',
  'no-right':
    'Whoever connected the service no longer manages educators. Save the connection again to go on in your name.',
  'import-running': 'Another import was under way. It is tried again tonight.',
  broken: 'Something went wrong on our side. It is tried again tonight.',
  'secret-lost': 'The secret can no longer be opened. Enter it again.',
}

export function reasonWords(reason: Reason): string {
  return reasons[reason]
}

/** “2 new, 1 changed, 3 leaving, 1 left out” */
function countWords({ new: added, changed, leaving, fault }: PullCounts): string {
  const parts = [
    added > 0 ? `${added} new` : '',
    changed > 0 ? `${changed} changed` : '',
    leaving > 0 ? `${leaving} leaving` : '',
    fault > 0 ? `${counted(fault, 'row')} left out` : '',
  ].filter(Boolean)
  return parts.join(', ') || 'no changes'
}

export const GIVEN_UP = 'Nothing was changed: somebody gave it up, or nobody decided within a day.'

export function outcomeWords({
  outcome,
  reason,
  counts,
}: Pick<ConnectionRow, 'outcome' | 'reason' | 'counts'>): string {
  if (outcome === 'failed' || !counts) return `Nothing was changed. ${reasonWords(reason ?? 'broken')}`
  if (outcome === 'unchanged') return 'Nothing to change: everybody is as the service says.'
  if (outcome === 'held')
    return `Nothing is changed yet: ${countWords(counts)}. More than 10% would leave, so somebody has to look at it first.`
  return `Handed to the import: ${countWords(counts)}.`
}
