/** What a district has paid for, as the server sees it. `trialEndsAt` and `endsAt` are the last instants of use. */
export interface Plan {
  readonly trialEndsAt: Date | null
  readonly endsAt: Date | null
}

export function isOnTrial({ trialEndsAt }: Plan, now: Date): boolean {
  return trialEndsAt !== null && now <= trialEndsAt
}

export function isSubscribed({ endsAt }: Plan, now: Date): boolean {
  return endsAt !== null && now <= endsAt
}
