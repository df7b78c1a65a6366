import { contract } from '@corridor/contract/contract'
import { reply } from '../fake-server.ts'

/** The answers to the profile’s other cards, for a test of one of them. */
export const otherCards = [
  reply(contract.auth.sessions, { items: [] }),
  reply(contract.secondFactor.show, { isOn: false, isRequired: false, recoveryCodesLeft: 0 }),
  reply(contract.identities.list, { items: [], asks: 'nothing' }),
  reply(contract.identities.providers, { items: [] }),
]
