import { expect, test } from 'vitest'
import type { Assignment } from './actor.ts'
import { EducatorId, SchoolId } from './ids.ts'
import { observerRole } from './observer-role.ts'

const [ridge, hill] = [SchoolId.parse(1), SchoolId.parse(2)]
const omar = EducatorId.parse(5)
const visited = { schoolId: ridge, educatorId: omar }

const held = (
  role: Assignment['role'],
  schoolId: SchoolId | null,
  educatorIds: EducatorId[] | null = null,
) => ({
  role,
  schoolId,
  educatorIds,
})
const roleOf = (...assignments: readonly Assignment[]) =>
  observerRole({ jobTitle: null, assignments }, visited)

test('an observer is named with the role by which they observe in the school of the visit', () => {
  expect(roleOf(held('principal', ridge))).toBe('Principal')
  expect(roleOf(held('principal', hill), held('assistant-principal', ridge))).toBe('Assistant principal')
  expect(roleOf(held('district-admin', null), held('principal', ridge))).toBe('Principal')
  expect(roleOf(held('district-admin', null), held('principal', hill))).toBe('District administrator')
})

test('whoever reaches an educator by a group is named with the role of that group', () => {
  expect(roleOf(held('principal', hill), held('coach', hill, [omar]))).toBe('Instructional coach')
  expect(roleOf(held('teacher', ridge), held('peer-observer', ridge, [omar]))).toBe('Peer observer')
})

test('somebody met at the door is in no group yet: the observer is named with what they observe by', () => {
  const assignments = [held('teacher', ridge), held('coach', hill, [omar])]
  const role = observerRole({ jobTitle: null, assignments }, { schoolId: ridge, educatorId: null })
  expect(role).toBe('Instructional coach')
})

test('a job title stands for the role; without either there is the name alone', () => {
  expect(observerRole({ jobTitle: 'Dean', assignments: [held('coach', ridge)] }, visited)).toBe('Dean')
  expect(roleOf(held('teacher', ridge))).toBeUndefined()
})
