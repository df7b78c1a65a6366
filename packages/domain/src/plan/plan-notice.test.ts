import { expect, test } from 'vitest'
import { noPlan, type Plan } from './plan.ts'
import { planNotice } from './plan-notice.ts'

const timeZone = 'America/Denver'
// Half past nine on October 22 in Denver.
const now = new Date('2026-10-22T15:30:00Z')
const at = (day: string) => new Date(`${day}T05:59:59Z`)
const past = new Date(0)

test.each<[string, Partial<Plan>, object | undefined, object | undefined]>([
  ['nothing', {}, undefined, undefined],
  ['a long trial', { trialEndsAt: at('2026-11-10') }, undefined, undefined],
  ['a trial with 9 days', { trialEndsAt: at('2026-11-01') }, { kind: 'trial-ends', days: 9 }, undefined],
  [
    'its last day',
    { trialEndsAt: at('2026-10-23') },
    { kind: 'trial-ends', days: 0, until: '2026-10-22' },
    { kind: 'trial-ends', days: 0, until: '2026-10-22' },
  ],
  ['a plan', { endsAt: at('2027-07-01') }, undefined, undefined],
  [
    'a canceled plan',
    { endsAt: at('2026-12-01'), cancelledAt: past },
    { kind: 'cancelled', days: 39 },
    undefined,
  ],
  [
    'an invoice',
    { endsAt: at('2027-07-01'), awaitsAfter: past, pastDueAfter: at('2026-11-21') },
    { kind: 'awaiting-payment', until: '2026-11-20', days: 29 },
    undefined,
  ],
  [
    'an overdue one',
    { endsAt: at('2026-12-20'), awaitsAfter: past, pastDueAfter: at('2026-10-20') },
    { kind: 'past-due', until: '2026-12-19', days: 58 },
    { kind: 'past-due', until: '2026-12-19', days: 58 },
  ],
  ['an ended plan', { endsAt: at('2026-10-20') }, undefined, undefined],
])('%s: the notice for who pays, and for others', (_, plan, payer, other) => {
  const told = (isPayer: boolean) => planNotice({ ...noPlan, ...plan }, { timeZone, now, isPayer })

  expect([told(true), told(false)]).toEqual([payer, other].map((it) => it && expect.objectContaining(it)))
})
