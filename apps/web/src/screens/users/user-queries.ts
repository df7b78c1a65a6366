import type { User } from '@corridor/contract/people/users'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import { cache } from '../../api/cache.ts'
import { contract, query } from '../../api/client.ts'

export const choices = query(contract.users.choices, {})

export const userOf = (userId: UserId) => query(contract.users.show, { params: { userId } })

export const educatorsOf = (school: SchoolId) => query(contract.users.groupChoices, { query: { school } })

/** Takes over a user as the server answered, and asks for every list anew. */
export async function userChanged(user: User) {
  cache.setQueryData(userOf(user.id).queryKey, user)
  await usersChanged()
}

export function usersChanged() {
  return cache.invalidateQueries({ queryKey: [contract.users.list.path] })
}
