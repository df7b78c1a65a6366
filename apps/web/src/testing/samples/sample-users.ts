import { contract } from '@corridor/contract/contract'
import type * as z from 'zod/mini'
import { type Answer, reply } from '../fake-server.ts'

type List = z.input<typeof contract.users.list.response>
type SampleUser = List['items'][number]
type Held = SampleUser['assignments'][number]

export const copperRidge = { id: 2, name: 'Copper Ridge Middle School' }
const lanternHill = { id: 4, name: 'Lantern Hill Middle School' }
const penrose = { id: 5, name: 'Penrose Elementary School' }
const stonebridge = { id: 6, name: 'Stonebridge High School' }

const held = (id: number, details: Partial<Held>): Held => ({
  id,
  role: 'principal',
  school: copperRidge,
  educators: null,
  startsOn: '2025-08-11',
  endsOn: null,
  mayChange: true,
  ...details,
})

/** Marisol on the list of users, principal of Copper Ridge, unless told otherwise. */
export function aListedUser(details: Partial<SampleUser> = {}): SampleUser {
  return {
    id: 11,
    name: 'Marisol Okafor',
    email: 'marisol@alder-valley.example',
    jobTitle: null,
    status: 'active',
    invitationEndsAt: null,
    assignments: [held(1, {})],
    isMe: false,
    mayChange: true,
    ...details,
  }
}

export const marisolListed = aListedUser()

export const priya = aListedUser({
  id: 13,
  name: 'Priya Raman',
  email: 'priya@alder-valley.example',
  jobTitle: 'Math coach',
  assignments: [
    held(3, { role: 'coach', educators: [{ id: 81, name: 'Thuy Nguyen' }] }),
    held(4, { role: 'coach', school: lanternHill, mayChange: false }),
    held(5, { role: 'coach', school: penrose, mayChange: false }),
    held(6, { role: 'coach', school: stonebridge, mayChange: false }),
  ],
})

export const lorraineListed = aListedUser({
  id: 15,
  name: 'Lorraine Tsosie',
  email: 'lorraine@alder-valley.example',
  isMe: true,
  assignments: [held(7, { role: 'district-admin', school: null, mayChange: false })],
})

export const yuki = aListedUser({
  id: 21,
  name: 'Yuki Tanabe',
  email: 'yuki@alder-valley.example',
  status: 'invited',
  invitationEndsAt: '2026-11-03T16:00:00Z',
  assignments: [held(8, { role: 'peer-observer', school: stonebridge })],
})

export const tobias = aListedUser({
  id: 22,
  name: 'Tobias Grant',
  email: 'tobias@alder-valley.example',
  status: 'paused',
  assignments: [held(9, { role: 'assistant-principal', school: stonebridge })],
})

const everybody = [marisolListed, priya, lorraineListed, yuki, tobias]

export function aUserList(details: Partial<List> = {}): List {
  const items = details.items ?? everybody
  return {
    items,
    next: null,
    previous: null,
    first: items.length > 0 ? 1 : 0,
    found: items.length,
    counts: { active: 31, invited: 2, paused: 1 },
    ...details,
  }
}

const choices: z.input<typeof contract.users.choices.response> = {
  today: '2026-10-22',
  roles: ['principal', 'assistant-principal', 'coach', 'peer-observer', 'teacher', 'district-viewer'],
  schools: [copperRidge, lanternHill, penrose, stonebridge],
}

/** The answers to the users’ pages, as a district administrator gets them. */
export function userAnswers(list = aUserList(), offered: Partial<typeof choices> = {}): Answer[] {
  return [reply(contract.users.list, list), reply(contract.users.choices, { ...choices, ...offered })]
}
