import { contract } from '@corridor/contract/contract'
import type { AssignmentDetails, User } from '@corridor/contract/people/users'
import { EducatorId, type UserId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../../test/harness.ts'
import { bodyOf, type Caller, invited, makePlace, shown, YESTERDAY } from '../test-place.ts'

const made = await product()
const { change, invite } = contract.users
const place = () => makePlace(made)

/** Assignments as a form sends them back untouched. */
const sentBack = ({ assignments }: User): AssignmentDetails[] =>
  assignments
    .filter((it) => it.mayChange)
    .map(({ id, role, school, educators, startsOn, endsOn }) => ({
      id,
      role,
      startsOn,
      endsOn,
      schoolId: school?.id ?? null,
      educatorIds: educators?.map((it) => it.id) ?? null,
    }))

const save = (caller: Caller, userId: UserId, assignments: AssignmentDetails[], name = 'Imani Boateng') =>
  caller.call(change, { params: { userId }, body: { name, jobTitle: ' ', assignments } })

/** The assignments that somebody held for a whole day at least, or holds. */
async function heldOf({ rows }: Awaited<ReturnType<typeof place>>, userId: UserId) {
  const held = await rows(
    `select role, school_id, starts_on::text, ends_on::text from assignments
     where user_id = ${userId} and (ends_on is null or ends_on >= starts_on) order by starts_on, id`,
  )
  return held.map((it) => `${it.role} ${it.school_id ?? '-'} ${it.starts_on} ${it.ends_on ?? ''}`.trim())
}

describe('saving', () => {
  test('changes name, title and days, and acts at the next request', async () => {
    const { admin, as, trail } = await place()
    const ben = await as('assistant-principal')
    const [held] = sentBack(await shown(admin, ben.id))
    const body = { name: 'Ben Halvorsen', jobTitle: 'Dean', assignments: held ? [held] : [] }

    const reply = await admin.call(change, { params: { userId: ben.id }, body })

    expect(reply).toMatchObject({ status: 200, body: { name: 'Ben Halvorsen', jobTitle: 'Dean' } })
    expect(await trail()).toEqual([`user.change on ${ben.id} by ${admin.id}`])
    expect((await ben.call(contract.users.choices, {})).status).toBe(200)
    if (held) await save(admin, ben.id, [{ ...held, endsOn: YESTERDAY }])
    expect((await ben.call(contract.users.choices, {})).status).toBe(403)
    expect(await shown(admin, ben.id)).toMatchObject({ jobTitle: null, assignments: [] })
  })

  test('leaves what was sent back as it was, even where it could not be given today', async () => {
    const here = await place()
    const { admin, as, educator, ridge, rows, wanted } = here
    const gone = await educator(ridge.id)
    const { id } = await invited(admin, bodyOf([wanted('coach', { educatorIds: [gone.id] })]))
    await rows(`update educator_assignments set ends_on = '${YESTERDAY}'`)
    await rows(`update schools set is_active = false where id = ${ridge.id}`)
    const principal = await as('principal')
    const before = await heldOf(here, id)

    expect(await save(principal, id, sentBack(await shown(principal, id)))).toMatchObject({ status: 200 })

    expect(await heldOf(here, id)).toEqual(before)
  })

  test('ends what was left out yesterday, and forgets what had not begun', async () => {
    const here = await place()
    const { admin, hill, ridge, wanted } = here
    const { id } = await here.as('coach')
    const today = wanted('teacher')
    const later = wanted('peer-observer', { startsOn: '2027-08-16' })
    await save(admin, id, [...sentBack(await shown(admin, id)), today, later])
    expect(await heldOf(here, id)).toHaveLength(3)

    const { status, body } = await save(admin, id, [wanted('coach', { schoolId: hill.id })])

    expect(status).toBe(200)
    expect(body).toMatchObject({ assignments: [{ role: 'coach', school: { name: 'Lantern Hill' } }] })
    expect(await heldOf(here, id)).toEqual([
      `coach ${ridge.id} 2026-08-01 ${YESTERDAY}`,
      `coach ${hill.id} ${TODAY}`,
    ])
  })

  test('a new role or school begins today; where somebody worked until now stays true', async () => {
    const here = await place()
    const { admin, hill, ridge } = here
    const { id } = await here.as('coach')
    const [held] = sentBack(await shown(admin, id))
    if (held) await save(admin, id, [{ ...held, role: 'assistant-principal', schoolId: hill.id }])

    expect(await heldOf(here, id)).toEqual([
      `coach ${ridge.id} 2026-08-01 ${YESTERDAY}`,
      `assistant-principal ${hill.id} ${TODAY}`,
    ])
  })

  test('leaves what is out of reach untouched', async () => {
    const here = await place()
    const { admin, as, hill, ridge, wanted } = here
    const principal = await as('principal')
    const everywhere = [
      wanted('coach'),
      wanted('coach', { schoolId: hill.id }),
      wanted('district-viewer', { endsOn: '2027-06-30' }),
    ]
    const { id } = await invited(admin, bodyOf(everywhere))

    const reply = await save(principal, id, [wanted('teacher')], 'Imani B.')

    expect(reply).toMatchObject({ status: 200, body: { name: 'Imani B.' } })
    expect(await heldOf(here, id)).toEqual([
      `coach ${hill.id} ${TODAY}`,
      `district-viewer - ${TODAY} 2027-06-30`,
      `teacher ${ridge.id} ${TODAY}`,
    ])
  })

  test('answers about somebody whom the change takes out of sight', async () => {
    const { as } = await place()
    const [principal, coach] = [await as('principal'), await as('coach')]
    const [held] = sentBack(await shown(principal, coach.id))

    const reply = held && (await save(principal, coach.id, [{ ...held, endsOn: '2026-09-30' }]))

    expect(reply).toMatchObject({ status: 200, body: { id: coach.id, assignments: [] } })
    expect(await save(principal, coach.id, held ? [held] : [])).toMatchObject({ status: 404 })
  })
})

describe('is refused', () => {
  test('an assignment of somebody else, of before, or twice the same', async () => {
    const here = await place()
    const { admin, as } = here
    const [one, other] = [await as('coach'), await as('coach')]
    const [[mine], [theirs]] = [sentBack(await shown(admin, one.id)), sentBack(await shown(admin, other.id))]
    if (!mine || !theirs) throw new Error('They hold nothing.')
    const said = (at: number) => ({
      status: 422,
      body: {
        fields: { [`assignments.${at}.id`]: 'This role has changed meanwhile. Reload the page.' },
      },
    })

    expect(await save(admin, one.id, [theirs])).toMatchObject(said(0))
    expect(await save(admin, one.id, [{ ...mine, id: 2 ** 40 }])).toMatchObject(said(0))
    const later = { ...mine, startsOn: '2027-08-16' }
    expect(await save(admin, one.id, [{ ...mine, endsOn: '2027-06-30' }, later])).toMatchObject(said(1))
    await save(admin, one.id, [{ ...mine, endsOn: YESTERDAY }])
    expect(await save(admin, one.id, [mine])).toMatchObject(said(0))
    expect((await shown(admin, other.id)).assignments).toHaveLength(1)
  })

  const wrongs: [string, (it: Awaited<ReturnType<typeof place>>) => AssignmentDetails[]][] = [
    ['assignments.0.endsOn', ({ wanted }) => [wanted('coach', { endsOn: YESTERDAY })]],
    [
      'assignments.0.endsOn',
      ({ wanted }) => [wanted('coach', { startsOn: '2026-09-01', endsOn: '2026-09-30' })],
    ],
    [
      'assignments.1.role',
      ({ wanted }) => [
        wanted('coach', { endsOn: '2027-01-15' }),
        wanted('coach', { startsOn: '2027-01-15' }),
      ],
    ],
    ['assignments.1.role', ({ wanted }) => [wanted('district-viewer'), wanted('district-viewer')]],
    ['assignments.0.schoolId', ({ wanted }) => [wanted('coach', { schoolId: null })]],
    ['assignments.0.schoolId', ({ wanted, ridge }) => [wanted('billing-contact', { schoolId: ridge.id })]],
    ['assignments.0.startsOn', ({ wanted }) => [wanted('coach', { startsOn: '0000-01-01' })]],
    ['assignments.0.startsOn', ({ wanted }) => [wanted('coach', { startsOn: '2026-02-30' })]],
    [
      'assignments.0.educatorIds',
      ({ wanted }) => [wanted('teacher', { educatorIds: [EducatorId.parse(1)] })],
    ],
    [
      'assignments.0.educatorIds',
      ({ wanted }) => [wanted('coach', { educatorIds: [EducatorId.parse(2 ** 40)] })],
    ],
    ['assignments.0.educatorIds', ({ wanted }) => [wanted('peer-observer', { educatorIds: [] })]],
    ['assignments', () => []],
  ]
  test.each(wrongs)('what is wrong at %s: case %#', async (path, assignmentsOf) => {
    const here = await place()
    const assignments = assignmentsOf(here)
    const { id } = await here.as('teacher')
    const before = await heldOf(here, id)
    const said = { status: 422, body: { fields: { [path]: expect.stringMatching(/\.$/) } } }

    expect(await save(here.admin, id, assignments)).toMatchObject(said)
    expect(await here.admin.call(invite, { body: bodyOf(assignments) })).toMatchObject(said)

    expect(await heldOf(here, id)).toEqual(before)
    expect(await here.trail()).toEqual([])
  })

  test('a group of another school’s educators, though half of it is from here', async () => {
    const { admin, educator, hill, ridge, wanted } = await place()
    const [omar, ruth] = [await educator(ridge.id), await educator(hill.id)]
    const group = wanted('coach', { educatorIds: [omar.id, ruth.id] })

    expect(await admin.call(invite, { body: bodyOf([wanted('teacher'), group]) })).toMatchObject({
      status: 422,
      body: { fields: { 'assignments.1.educatorIds': 'Choose educators of this school.' } },
    })
  })

  test('a name that could not stand in a mail', async () => {
    const { admin, wanted } = await place()
    for (const name of ['', ' ', 'a\0b', 'Ben\nhttps://evil.example', 'x'.repeat(121)])
      expect(await admin.call(invite, { body: { ...bodyOf([wanted('coach')]), name } })).toMatchObject({
        status: 422,
        body: { fields: { name: expect.any(String) } },
      })
  })
})
