import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EducatorId, UserId } from '../../people/ids.ts'
import { schoolKey } from './place-schools.ts'
import { planUsers } from './plan-users.ts'
import { asksTwice, type KnownEducator, nothingMended } from './roster-plan.ts'
import {
  at,
  faultsOf,
  hill,
  known,
  plan,
  type RosterPlan,
  ridge,
  row,
  schools,
  since,
  TODAY,
  told,
  whole,
} from './test-plan.ts'

describe('who somebody is', () => {
  test('is told by the id, whatever else changed; then by the address, which brings the id; never by a name', () => {
    const educators = [known(1), known(2, { externalId: null }), known(3, { externalId: null, email: null })]
    const { items } = plan(
      [
        row(2, { externalId: 'T-1', name: 'Paula Reyes-Ortiz', email: 'paula@example.test' }),
        row(3, { externalId: 'T-99', email: 'P2@example.test', name: 'Person 2' }),
        row(4, { externalId: 'T-3', name: 'person 3', schools: at('copper ridge MIDDLE') }),
      ],
      { educators },
    )
    expect(items.map(({ kind, educatorId }) => [kind, educatorId])).toEqual([
      ['changed', 1],
      ['changed', 2],
      ['new', null],
    ])
    expect(items[0]?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['name', 'Person 1', 'Paula Reyes-Ortiz'],
      ['email', 'p1@example.test', 'paula@example.test'],
    ])
    expect(items[1]?.changes.map(({ field, to }) => [field, to])).toEqual([['externalId', 'T-99']])
    expect(items[2]?.hint).toBe('May be the same person as Person 3 at Copper Ridge Middle.')
  })

  test('is not renamed by a name in capitals alone; a new one is written in small letters', () => {
    const educators = [known(1, { name: 'LaTonya Núñez' }), known(2, { name: 'ANN LEE' }), known(3)]
    const { items } = plan(
      [
        row(2, { externalId: 'T-1', name: 'LATONYA NUNEZ' }),
        row(3, { externalId: 'T-2', name: 'ANN LEE' }),
        row(4, { externalId: 'T-3', name: 'BO MCKAY' }),
        row(5, { externalId: 'T-9', name: 'CY O’NEIL', schools: at('Lantern Hill') }),
      ],
      { educators },
    )
    expect(items.map(({ kind, name, after }) => [kind, name, after?.name])).toEqual([
      ['unchanged', 'LaTonya Núñez', undefined],
      ['changed', 'Ann Lee', 'Ann Lee'],
      ['changed', 'Bo McKay', 'Bo McKay'],
      ['new', 'Cy O’Neil', 'Cy O’Neil'],
    ])
  })

  test('is nobody where id and address lead to two people, to one with another id, or nowhere', () => {
    const educators = [known(1), known(2), known(3, { email: 'p2@example.test' })]
    const found = plan(
      [
        row(2, { externalId: 'T-1', email: 'p2@example.test' }),
        row(3, { externalId: 'T-77', email: 'p1@example.test' }),
        row(4, { email: 'p2@example.test', name: 'Other' }),
        row(5, { name: 'Nobody' }),
      ],
      { educators: [...educators], isWhole: true },
    )
    // Rows 2 and 4 share an address, so neither is believed.
    expect(faultsOf(found)).toEqual([
      '2 email: One address for two people. Choose the row that is right; the other stays out.',
      '2 email: The id is that of Person 1, the address that of Person 2. Correct one of them.',
      '3 externalId: This address is that of Person 1, who has another id. Correct the id or the address.',
      '4 email: One address for two people. Choose the row that is right; the other stays out.',
      '4 email: Several educators have this address. Give each an address of their own first.',
      '5 email: A name alone does not tell who it is. Add an id or an address.',
    ])
    expect(found.items.filter(({ kind }) => kind === 'leaving')).toEqual([])
  })

  test('is asked once, where two rows of a file have the id of somebody who is known', () => {
    const sentence = 'Row 2 has this id and another name.'
    const fault = { column: 'externalId', says: 'T-1', sentence, other: 2 }
    const found = plan(
      [
        row(2, { externalId: 'T-1', name: 'Person 1' }),
        row(3, { externalId: 'T-1', name: 'Bea', faults: [fault] }),
      ],
      { educators: [known(1)] },
    )
    expect(told(found)).toEqual(['unchanged 2 Person 1', 'fault 3 Bea'])
    expect(faultsOf(found)).toEqual([`3 externalId: ${sentence}`])
  })

  test('is one person in several rows that only name other schools, and unclear where they say more', () => {
    const twice = [
      row(2, { externalId: 'A', name: 'Ada', schools: at('Copper Ridge Middle') }),
      row(3, { externalId: 'A', name: 'Ada', schools: at('Lantern Hill') }),
      row(4, { externalId: 'B', name: 'Bo', schools: at('Lantern Hill') }),
      row(5, { externalId: 'B', name: 'Bob', schools: at('Lantern Hill') }),
    ]
    const found = plan(twice)
    expect(told(found)).toEqual(['new 2 Ada', 'fault 4 Bo', 'fault 5 Bob'])
    expect(found.items[0]?.after?.teaching.map(({ schoolId }) => schoolId)).toEqual([ridge, hill])
    const mends = { ...nothingMended, dropped: [5] }
    expect(told(plan(twice, { mends }))).toEqual(['new 2 Ada', 'new 4 Bo'])
  })
})

describe('schools', () => {
  test('that nobody knows, or that are not in use, are named; whoever says which is meant has it', () => {
    const rows = [
      row(2, { externalId: 'A', schools: [{ externalId: 'S-09', name: 'CRMS' }] }),
      row(3, { externalId: 'B', schools: at('Old Mill') }),
      row(4, { externalId: 'C' }),
    ]
    expect(faultsOf(plan(rows))).toEqual([
      '2 school: No school here has this name or id. Choose the school that is meant.',
      '3 school: This school is not in use. Choose another, or use it again in the settings.',
      '4 school: No school is named. Add one to the row, or leave it out.',
    ])
    const mends = { ...nothingMended, schools: { [schoolKey({ externalId: 'S-09' })]: ridge } }
    expect(told(plan(rows, { mends }))[0]).toBe('new 2 Person 2')
  })

  test('that are more than one person can have are one fault, and nothing to choose; of who leads they are not asked', () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ name: `School ${index}` }))
    const found = plan([
      row(2, { externalId: 'T-1', schools: many }),
      row(3, { externalId: 'T-2', schools: many, kind: 'leader', email: 'p@example.test' }),
    ])
    expect(faultsOf(found)).toEqual([
      '2 school: More than 20 schools for one person. Keep those where they teach most.',
    ])
    expect(found.items.map(({ kind }) => kind)).toEqual(['fault', 'invite'])
  })

  test('that are named with or without “School” at the end are the same', () => {
    const rows = [row(2, { externalId: 'A', schools: at('Lantern Hill School') })]
    expect(told(plan(rows))).toEqual(['new 2 Person 2'])
  })

  test('nobody who is at an office of the district is put into the one school that somebody imports for', () => {
    const rows = [row(2, { externalId: 'A' }), row(3, { externalId: 'B', schools: [], office: 'District' })]
    const found = plan(rows, { reach: [ridge] })
    expect(told(found)).toEqual(['new 2 Person 2', 'fault 3 Person 3'])
    expect(found.items[1]?.faults[0]).toMatchObject({ says: 'District' })
    const [only] = schools
    expect(told(plan(rows, { schools: only ? [only] : [] }))).toEqual(['new 2 Person 2', 'new 3 Person 3'])
  })

  test('change from today: what was held ends the day before, what is planned ahead stays', () => {
    const ahead = { schoolId: hill, startsOn: '2027-08-16', endsOn: null }
    const educators = [known(1), known(2, { teaching: [{ ...since(ridge), endsOn: '2027-06-11' }, ahead] })]
    const { items } = plan(
      [
        row(2, { externalId: 'T-1', name: 'Person 1', schools: at('Lantern Hill') }),
        row(3, { externalId: 'T-2', name: 'Person 2', schools: at('Copper Ridge Middle') }),
      ],
      { educators },
    )
    expect(items.map(({ kind }) => kind)).toEqual(['changed', 'unchanged'])
    expect(items[0]?.after?.teaching).toEqual([
      { schoolId: ridge, startsOn: '2026-08-17', endsOn: '2026-10-21' },
      { schoolId: hill, startsOn: TODAY, endsOn: null },
    ])
    expect(items[0]?.changes).toMatchObject([
      { field: 'schools', from: 'Copper Ridge Middle', to: 'Lantern Hill' },
    ])
  })

  test('out of reach: their people are neither seen nor changed, and do not leave', () => {
    const educators = [known(1), known(2, { teaching: [since(hill)] })]
    const found = plan(
      [
        row(2, { externalId: 'T-2', schools: at('Lantern Hill') }),
        row(3, { externalId: 'T-2', name: 'Person 2', schools: at('Copper Ridge Middle') }),
        row(4, { externalId: 'N', schools: at('Lantern Hill') }),
      ].slice(1),
      { educators, reach: [ridge], isWhole: true },
    )
    expect(told(found)).toEqual(['fault 3 Person 2', 'leaving null Person 1'])
    expect(JSON.stringify(found.items[0]?.faults)).toContain('a school that you do not manage')
    expect(found.outside).toBe(1)
  })

  test('out of reach: whoever imports is told which school they cannot add', () => {
    const educators = [known(1), known(2, { teaching: [since(ridge), since(hill)] })]
    const both = at('Copper Ridge Middle').concat(at('Lantern Hill'))
    const rows = [
      row(2, { externalId: 'T-1', schools: at('Lantern Hill') }),
      row(3, { externalId: 'T-2', name: 'Person 2', schools: both }),
      row(4, { externalId: 'N', schools: both }),
    ]
    const { items } = plan(rows, { educators, reach: [ridge] })
    const sentence = 'Lantern Hill is not yours to add: whoever manages it does.'
    expect(items.map(({ kind, hint }) => [kind, hint])).toEqual([
      ['changed', sentence],
      ['unchanged', null],
      ['new', sentence],
    ])
  })
})

describe('leaving', () => {
  const educators = [
    known(1),
    known(2),
    known(3, { externalId: null }),
    known(4, { teaching: [since(hill)] }),
  ]

  test('is who a whole roster leaves out, with an id, at its schools; a part of one says nothing', () => {
    const rows = [row(2, { externalId: 'T-1', name: 'Person 1', schools: at('Copper Ridge Middle') })]
    expect(told(plan(rows, { educators, isWhole: true }))).toEqual([
      'unchanged 2 Person 1',
      'leaving null Person 2',
    ])
    expect(told(plan(rows, { educators }))).toEqual(['unchanged 2 Person 1'])
  })

  test('is who the roster says has left; whoever comes back is active again', () => {
    const rows = [
      row(2, { externalId: 'T-1', hasLeft: true, name: 'Person 1' }),
      row(3, { externalId: 'T-2', name: 'Person 2' }),
    ]
    const found = plan(rows, { educators: [known(1), known(2, { isActive: false })] })
    expect(told(found)).toEqual(['leaving 2 Person 1', 'changed 3 Person 2'])
    expect(found.items[1]?.changes).toMatchObject([{ field: 'isActive', from: 'Inactive', to: 'Active' }])
  })

  test('asks twice above a tenth', () => {
    expect([asksTwice(10, 100), asksTwice(11, 100), asksTwice(1, 5), asksTwice(0, 0)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

test('a file gives no power: who leads is suggested, once, and no educator', () => {
  const leader = { kind: 'leader', role: 'administrator', schools: at('Lantern Hill') } as const
  const found = plan(
    [
      row(2, { ...leader, email: 'new@example.test' }),
      row(3, { ...leader, email: 'here@example.test' }),
      row(4, leader),
    ],
    { addresses: new Set(['here@example.test']) },
  )
  expect(told(found)).toEqual(['invite 2 Person 2', 'unchanged 3 Person 3', 'unchanged 4 Person 4'])
  expect(found.items[0]?.invite).toEqual({
    email: 'new@example.test',
    jobTitle: null,
    schoolId: hill,
    role: 'administrator',
  })
})

test('whoever is suggested already as the file has them is no change; in another school they are', () => {
  const leader = { kind: 'leader', role: 'administrator', email: 'new@example.test' } as const
  const stands = { name: 'Person 2', email: leader.email, jobTitle: null, schoolId: hill, role: leader.role }
  const suggested = new Map([[leader.email, stands]])
  const again = plan([row(2, { ...leader, schools: at('Lantern Hill') })], { suggested })
  expect(told(again)).toEqual(['unchanged 2 Person 2'])
  const moved = plan([row(2, { ...leader, schools: at('Copper Ridge Middle') })], { suggested })
  expect(told(moved)).toEqual(['invite 2 Person 2'])
})

test('a row is at fault where the form would not take it; an address typed here mends it', () => {
  const rows = [
    row(2, { externalId: 'A', email: 'nolan@alder', schools: at('Lantern Hill') }),
    row(3, { externalId: 'B', name: '', schools: at('Lantern Hill') }),
    row(4, { externalId: 'C', name: 'Win www.evil.com', schools: at('Lantern Hill') }),
    row(5, {
      externalId: 'D',
      grades: 'x'.repeat(21),
      schools: at('Lantern Hill'),
      faults: [{ column: 'hiredOn', says: 'soon', sentence: 'No day.' }],
    }),
  ]
  const found = plan(rows)
  expect(faultsOf(found).map((it) => it.split(':')[0])).toEqual([
    '2 email',
    '3 name',
    '4 name',
    '5 hiredOn',
    '5 grades',
  ])
  const mends = { ...nothingMended, addresses: { 2: 'Nolan@Alder.example' } }
  expect(plan(rows, { mends }).items[0]).toMatchObject({ kind: 'new', email: 'nolan@alder.example' })
})

test('users: strangers are suggested, job titles change, nobody gains or loses a role', () => {
  const user = (id: number, email: string) => ({
    id: UserId.parse(id),
    name: `User ${id}`,
    email,
    jobTitle: 'Coach',
    isNear: id !== 1002,
  })
  const found = whole(
    planUsers({
      reach: [ridge],
      suggested: new Map(),
      users: [user(1001, 'a@example.test'), user(1002, 'b@example.test')],
      schools,
      mends: nothingMended,
      placeOf: (field) => ({ column: field }),
      rows: [
        row(2, { email: 'A@example.test', jobTitle: 'Lead coach' }),
        row(3, { email: 'b@example.test', jobTitle: 'Boss' }),
        row(4, { email: 'c@example.test', schools: at('Copper Ridge Middle') }),
        row(5, { email: 'd@example.test', schools: at('Lantern Hill') }),
        row(6, {}),
        row(7, { email: 'e@example.test', hasLeft: true }),
      ],
    }),
  )
  expect(told(found)).toEqual([
    'changed 2 Person 2',
    'unchanged 3 Person 3',
    'invite 4 Person 4',
    'fault 6 Person 6',
    'unchanged 7 Person 7',
  ])
  expect(found.outside).toBe(1)
})

/** The people of a plan once it is carried out. */
function carriedOut(educators: readonly KnownEducator[], { items }: RosterPlan): KnownEducator[] {
  const after = new Map(items.flatMap((it) => (it.educatorId && it.after ? [[it.educatorId, it.after]] : [])))
  const added = items.flatMap((it) => (it.kind === 'new' && it.after ? [it.after] : []))
  return [
    ...educators.map((it) => ({ ...it, ...after.get(it.id) })),
    ...added.map((facts, index) => ({ ...facts, hasAccount: false, id: EducatorId.parse(1_000 + index) })),
  ]
}

test('once it is in, the same file changes nothing, whatever was known before', () => {
  const name = fc.constantFrom('Ada Ruiz', 'ada ruíz', 'Bo Lee', 'Cy')
  const id = fc.option(fc.constantFrom('1', '2', '3'), { nil: undefined })
  const email = fc.option(fc.constantFrom('a@x.test', 'B@x.test', 'bad', ''), { nil: undefined })
  const where = fc.array(fc.constantFrom(...schools.map((it) => ({ name: it.name })), { name: '?' }), {
    maxLength: 2,
  })
  const drawn = fc.record({
    name,
    externalId: id,
    email,
    schools: where,
    hasLeft: fc.boolean(),
    room: fc.constantFrom('', '1', '2'),
  })
  const people = fc.uniqueArray(
    fc.record({
      name,
      externalId: fc.option(fc.constantFrom('1', '2', '3')),
      email: fc.option(fc.constantFrom('a@x.test', 'b@x.test')),
      isActive: fc.boolean(),
    }),
    { maxLength: 4, selector: (it) => it.externalId ?? JSON.stringify(it) },
  )
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 6 }), people, fc.boolean(), (lines, held, isWhole) => {
      const rows = lines.map(({ externalId, email: address, ...it }, index) =>
        row(index + 2, {
          ...it,
          ...(externalId && { externalId }),
          ...(address !== undefined && { email: address }),
        }),
      )
      const educators = held.map((facts, index) => known(index + 1, facts))
      const after = carriedOut(educators, plan(rows, { educators, isWhole }))
      const again = plan(rows, { educators: after, isWhole }).items.map(({ kind }) => kind)
      expect(again.filter((kind) => kind !== 'unchanged' && kind !== 'fault')).toEqual([])
    }),
    { numRuns: 300 },
  )
})
