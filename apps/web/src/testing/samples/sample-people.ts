import { SignedInUser } from '@corridor/contract/sign-in/auth'
import { powers, type Role } from '@corridor/domain/people/roles'
import type * as z from 'zod/mini'

type Details = Partial<z.input<typeof SignedInUser>>

export const copperRidge = { id: 2, name: 'Copper Ridge Middle School' }
export const juniperStreet = { id: 3, name: 'Juniper Street Elementary School' }

// The sample district’s people; all ids except the demo’s are arbitrary.
export const marisol = person(11, 'Marisol Okafor', 'marisol', 'principal', { schools: [copperRidge] })
export const omar = person(14, 'Omar Haddad', 'omar', 'teacher')
export const lorraine = person(15, 'Lorraine Tsosie', 'lorraine', 'district-admin', {
  schools: [copperRidge, juniperStreet],
})
export const carla = person(17, 'Carla Whitehorse', 'carla', 'billing-contact')
export const demo = person(7, 'Demo Visitor', 'demo', 'district-admin', { schools: [copperRidge] })

export const sam = person(18, 'Sam Iverson', 'sam', 'support', {
  email: 'sam@corridor.example',
  district: {
    id: 9,
    name: 'Corridor',
    time_zone: 'America/Denver',
    subscribed: true,
    on_trial: false,
  },
})

/** Marisol as the signed-in user, unless told otherwise. */
export function aUser(details: Details): SignedInUser {
  return SignedInUser.parse({ ...marisol, ...details })
}

function person(id: number, name: string, mailbox: string, role: Role, details: Details = {}): SignedInUser {
  const permissions = Object.keys(powers[role])
  return SignedInUser.parse({
    id,
    name,
    email: `${mailbox}@alder-valley.example`,
    roles: [...permissions, role],
    security: { permissions, roles: [role] },
    district: {
      id: 1,
      name: 'Alder Valley Unified',
      time_zone: 'America/Denver',
      subscribed: true,
      on_trial: false,
    },
    schools: [],
    impersonator: null,
    ...details,
  })
}
