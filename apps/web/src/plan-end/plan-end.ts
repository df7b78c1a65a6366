import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { contract, query } from '../api/client.ts'

export type PlanEnd = ResponseOf<typeof Contract.billing.planEnd>

export const planEnd = query(contract.billing.planEnd, {})

export function endWords({ endedOn, wasTrial }: PlanEnd, district: string): string {
  if (endedOn === null) return `${district} has no current plan.`
  return `The ${wasTrial ? 'trial' : 'plan'} for ${district} ended on ${dayAndYear(endedOn)}.`
}

const MOST_NAMED = 2

/** “Bea Thornquist handles billing for your district.” */
export function contactWords({ contacts }: PlanEnd): string {
  if (contacts.length === 0) return 'No one in your district handles billing yet. Please email support.'
  const others = contacts.length - MOST_NAMED
  const named = contacts.slice(0, MOST_NAMED)
  const all = new Intl.ListFormat('en-US').format(others > 0 ? [...named, counted(others, 'other')] : named)
  return `${all} ${contacts.length === 1 ? 'handles' : 'handle'} billing for your district.`
}
