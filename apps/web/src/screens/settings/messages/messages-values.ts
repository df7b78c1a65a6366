import type { Policies } from '@corridor/domain/people/policies'

/** The values of the form: hours stay typed while they are turned off. */
export interface MessagesValues extends Record<string, unknown> {
  readonly replyWindow: number | string
  readonly hasQuietHours: boolean
  readonly from: string
  readonly to: string
  readonly quietOnClosedDays: boolean
  readonly replyTo: Policies['replyTo']
}

const USUAL_HOURS = { from: '19:00', to: '06:00' }

export function valuesOf({ replyWindow, quietHours, quietOnClosedDays, replyTo }: Policies): MessagesValues {
  const hasQuietHours = quietHours !== null
  return { replyWindow, hasQuietHours, ...(quietHours ?? USUAL_HOURS), quietOnClosedDays, replyTo }
}

/** The district’s policies with the form’s changes. */
export function policiesOf(policies: Policies, values: MessagesValues): Policies {
  const { replyWindow, hasQuietHours, from, to, quietOnClosedDays, replyTo } = values
  const quietHours = hasQuietHours ? { from, to } : null
  return { ...policies, replyWindow: Number(replyWindow), quietHours, quietOnClosedDays, replyTo }
}
