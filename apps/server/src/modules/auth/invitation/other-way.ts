import { Problem } from '@corridor/contract/problems'

/** An invitation was accepted in a way that does not fit: the page then asks anew what it is for. */
export const otherWay = {
  hasAccount: () => refusal('There is an account with this address already. Enter its password.'),
  hasNone: () => refusal('There is no account with this address yet. Choose a new password.'),
}

function refusal(way: string): Problem {
  return new Problem('invalid-request', { fields: { way } })
}
