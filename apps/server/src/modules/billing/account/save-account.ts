import type { contract } from '@corridor/contract/contract'
import type { AccountView } from '@corridor/contract/district/billing-views'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { ActorContext } from '../../../http/mount.ts'
import { takeTurns } from '../../districts/take-turns.ts'
import { findAccount, setAccount } from './account.queries.ts'

const nobodySaid: AccountView = { billTo: '', payablesEmail: null, taxExempt: null, renewsByCard: false }

export function accountView(account: Awaited<ReturnType<typeof findAccount>>): AccountView {
  return account ?? nobodySaid
}

const labels = {
  billTo: 'Bill to',
  payablesEmail: 'Accounts payable email',
  renewsByCard: 'Renewal by card',
} as const

/** Saves the billing account. The trail names what changed, not the values: one may be somebody's address. */
export async function saveAccount(
  { db, place, record }: ActorContext,
  { body }: RequestOf<typeof contract.billing.account>,
): Promise<{ account: AccountView }> {
  await takeTurns(db)
  const before = accountView(await findAccount(db))
  const names = ['billTo', 'payablesEmail', 'renewsByCard'] as const
  const changed = names.filter((name) => body[name] !== before[name])
  if (changed.length > 0) {
    await setAccount(db, place.district.id, body)
    await record(
      'plan.account',
      { kind: 'district', id: place.district.id },
      changed.map((name) => ({ what: labels[name], from: null, to: null })),
    )
  }
  return { account: { ...before, ...body } }
}
