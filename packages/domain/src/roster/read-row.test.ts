import { describe, expect, test } from 'vitest'
import { placesIn } from './fault-place.ts'
import { gatherPeople } from './gather-people.ts'
import { personName } from './person-name.ts'
import { rowReader } from './read-row.ts'
import { rosterAddress } from './roster-address.ts'
import { rosterDay } from './roster-day.ts'
import type { RosterField } from './roster-field.ts'
import type { RosterRow } from './roster-row.ts'
import { hasLeft, leads, rosterPerson } from './staff-words.ts'

function reader(...columns: [heading: string, field: RosterField | null][]) {
  const read = rowReader(columns.map(([heading, field]) => ({ heading, field })))
  return (...cells: string[]) => read(2, cells)
}

test.each([
  ['Diallo, Amara', 'Amara Diallo'],
  ['Amara Diallo', 'Amara Diallo'],
  ['King, Martin, Jr.', 'Martin King Jr.'],
  ['King Jr., Martin', 'Martin King Jr.'],
  ['King, Martin Jr.', 'Martin King Jr.'],
  ['Diallo, Amara V', 'Amara V Diallo'],
  ['Arata, Kimiko, Ph.D.', 'Kimiko Arata Ph.D.'],
  ['Amara Diallo, M.Ed.', 'Amara Diallo M.Ed.'],
  ['Reyes-Ortiz , Paulina M.', 'Paulina M. Reyes-Ortiz'],
  ['Diallo,', 'Diallo'],
  ['one, two, three', 'one, two, three'],
])('the name %s is %s', (told, name) => {
  expect(personName(told)).toBe(name)
})

test.each([
  ['2019-08-24', '2019-08-24'],
  ['8/24/2019', '2019-08-24'],
  ['08-24-19', '2019-08-24'],
  ['24/08/2019', '2019-08-24'],
  ['20190824', '2019-08-24'],
  ['43701', '2019-08-24'],
  ['24-Aug-2019', '2019-08-24'],
  ['August 24, 2019', '2019-08-24'],
  ['Aug. 24 2019', '2019-08-24'],
  ['2019-08-24T00:00:00Z', '2019-08-24'],
  ['8/24/2019 12:00:00 AM', '2019-08-24'],
  ['2/30/2019', null],
  ['soon', null],
  ['13/13/2019', null],
  ['Foo 3, 2019', null],
  ['201908', null],
])('the day %s is %s', (told, day) => {
  expect(rosterDay(told)).toBe(day)
})

test('roles and states are understood in their many words', () => {
  expect(['student', 'Students', 'guardian', 'relative', 'teacher', 'aide', ''].map(rosterPerson)).toEqual([
    ...['student', 'student', 'parent', 'parent', 'staff', 'staff', 'staff'],
  ])
  expect(
    ['Principal', 'siteAdministrator', 'Asst. Principal', 'Instructional Coach', 'Superintendent'].map(leads),
  ).not.toContain(false)
  expect(
    ['Teacher', 'Administrative Assistant', 'Secretary to the Principal', 'Band Director', 'aide', ''].map(
      leads,
    ),
  ).not.toContain(true)
  expect(['Active', 'A', 'Y', 'TRUE', '', 'On leave', 'full-time'].map(hasLeft)).not.toContain(true)
  expect(['Inactive', 'tobedeleted', 'Retired', 'N', '0'].map(hasLeft)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(hasLeft('purple')).toBeNull()
})

describe('an address', () => {
  test.each([
    ['Amara.Diallo@Alder-Valley.example', 'amara.diallo@alder-valley.example'],
    ['mailto:a@b.example', 'a@b.example'],
    ['Amara Diallo <a@b.example>', 'a@b.example'],
    ['a\u200b@b.example', 'a@b.example'],
    ['', ''],
  ])('%s is %s', (told, email) => {
    expect(rosterAddress(told)).toEqual({ email, fault: null })
  })

  test.each([
    ['nolan.benally@alder-valley', /no ending/],
    ['nolan.benally', /no email address/],
    ['a@b.example; c@d.example', /more than one/],
    ['аmara@alder-valley.example', /only look like/],
    ['amara@xn--lder-43d.example', /only look like/],
    ['a..b@c.example', /no email address/],
    [`${'a'.repeat(300)}@b.example`, /no email address/],
  ])('%s is at fault', (told, fault) => {
    expect(rosterAddress(told).fault).toMatch(fault)
  })
})

describe('a row', () => {
  test('tells what its columns tell, and nothing of what they do not speak of', () => {
    const read = reader(['Last', 'familyName'], ['First', 'givenName'], ['Rm', 'room'], ['Salary', null])
    expect(read('Diallo', 'Amara', '', '90,000')).toEqual({
      row: 2,
      name: 'Amara Diallo',
      room: '',
      kind: 'educator',
      hasLeft: false,
      faults: [],
    })
  })

  test('is cleaned: one line, one spelling, no marks, formulas as text', () => {
    const read = reader(['Name', 'name'], ['Subject', 'subject'], ['Room', 'room'])
    expect(read(' Jose\u0301\u00a0\u202eDi\0az ', "'=Art", '@12')).toMatchObject({
      name: 'José Diaz',
      subject: '=Art',
      room: '@12',
    })
  })

  test('that says there is nothing says nothing, except of people who are called so', () => {
    const read = reader(['Name', 'name'], ['Mail', 'email'], ['#', 'externalId'], ['Hired', 'hiredOn'])
    expect(read('Ann None', 'N/A', '="0012"', '-')).toMatchObject({
      name: 'Ann None',
      email: '',
      externalId: '0012',
      faults: [],
    })
    expect(read('None', 'no email', '#N/A', '#REF!')).toMatchObject({
      name: 'None',
      externalId: '',
      faults: [],
    })
    for (const says of ['#N/A', 'N/A', '-'])
      expect(read(says, '', '1', '')).toMatchObject({ faults: [{ column: 'Name', says }] })
    expect(reader(['Name', 'name'], ['School', 'school'])('Ann Lee', 'n/a')).toMatchObject({ schools: [] })
  })

  test('of a student or a parent is counted and not read', () => {
    const read = reader(['Role', 'role'], ['Name', 'name'])
    expect([read('Student', 'x'), read('guardian', 'y')]).toEqual(['students', 'parents'])
  })

  test('of a sum, a page end, repeated headings or nothing is passed over', () => {
    const read = reader(['Name', 'name'], ['Email', 'email'], ['School', 'school'])
    expect(read('Total: 46 teachers', '', '')).toBe('totals')
    expect(read('', '46 teachers', '')).toBe('totals')
    expect(read('Page 2 of 3')).toBe('totals')
    expect(read('NAME', 'E-mail', 'School')).toMatchObject({ name: 'NAME' })
    expect(read('NAME', 'email', 'School')).toBe('totals')
    expect(read('', ' ', '')).toBe('blank')
    expect(read('Totalé, Ann', 'ann@b.example')).toMatchObject({ name: 'Ann Totalé' })
  })

  test('says what is wrong with it, by column', () => {
    const read = reader(
      ['Name', 'name'],
      ['Mail', 'email'],
      ['#', 'externalId'],
      ['Hired', 'hiredOn'],
      ['State', 'status'],
      ['Gr', 'grades'],
    )
    const faults = (...cells: string[]) => {
      const row = read(...cells)
      return typeof row === 'string' ? row : row.faults.map(({ column }) => column)
    }
    expect(faults('', 'a@b', '1.2E+11', 'soon', 'purple', 'x'.repeat(21))).toEqual([
      '#',
      'Name',
      'Mail',
      'Gr',
      'Hired',
      'State',
    ])
    expect(faults('https://evil.example', '', '', '', '', '')).toEqual(['Name'])
    expect(faults('Jos\ufffd D', '', '', '', '', '')).toEqual(['Name'])
    expect(faults('12345', '', '', '', '', '')).toEqual(['Name'])
  })

  test('has its schools by name and id, in one cell or several', () => {
    const both = reader(['School', 'school'], ['School ID', 'school'])
    expect(both('Lantern Hill; Stonebridge', 'S-1; S-2')).toMatchObject({
      schools: [
        { externalId: 'S-1', name: 'Lantern Hill' },
        { externalId: 'S-2', name: 'Stonebridge' },
      ],
    })
    const two = reader(['School 1', 'school'], ['School 2', 'school'])
    expect(two('Lantern Hill', '')).toMatchObject({ schools: [{ name: 'Lantern Hill' }] })
    expect(two('Lantern Hill', 'Stonebridge')).toMatchObject({
      schools: [{ name: 'Lantern Hill' }, { name: 'Stonebridge' }],
    })
  })
})

describe('the same person twice', () => {
  const person = (row: number, told: Partial<RosterRow>): RosterRow => ({
    row,
    kind: 'educator',
    hasLeft: false,
    faults: [],
    ...told,
  })
  const gathered = (...rows: RosterRow[]) => {
    const { people, add } = gatherPeople(
      placesIn([
        { heading: 'Staff #', field: 'externalId' },
        { heading: 'Mail', field: 'email' },
      ]),
    )
    rows.forEach(add)
    return people
  }

  test('with a row for each school is one person', () => {
    const people = gathered(
      person(2, {
        externalId: 'T-1',
        name: 'Ivy Chen',
        schools: [{ name: 'A' }],
        subject: 'Math',
        email: '',
      }),
      person(3, {
        externalId: 't-1',
        name: 'ivy chen',
        schools: [{ name: 'B' }],
        subject: 'Science',
        email: 'i@b.example',
      }),
      person(4, {
        externalId: 'T-1',
        name: 'Ivy Chen',
        schools: [{ name: 'B' }],
        subject: 'Math',
        email: 'i@b.example',
      }),
    )
    expect(people).toEqual([
      person(2, {
        externalId: 'T-1',
        name: 'Ivy Chen',
        schools: [{ name: 'A' }, { name: 'B', row: 3 }],
        subject: 'Math, Science',
        email: 'i@b.example',
      }),
    ])
  })

  test('with another name, address or id is a fault of the later row', () => {
    const people = gathered(
      person(2, { externalId: 'T-1', name: 'Ivy Chen', email: 'i@b.example' }),
      person(3, { externalId: 'T-1', name: 'Ivo Chen', email: 'x@b.example' }),
      person(4, { externalId: 'T-1', name: 'Ivy Chen', email: 'y@b.example' }),
      person(5, { externalId: 'T-2', name: 'Ivy Chen', email: 'i@b.example' }),
      person(6, { externalId: 'T-3', name: 'Ivo Chen', email: 'i@b.example' }),
    )
    expect(people.map(({ row, faults }) => [row, faults.map((it) => it.column)])).toEqual([
      [2, []],
      [3, ['Staff #']],
      [4, ['Staff #']],
      [5, ['Mail']],
      [6, ['Mail']],
    ])
    expect(people[1]?.faults[0]?.sentence).toContain('Row 2 has this id and another name')
  })

  test('known by name alone is a fault at the same school, and nobody’s business at two', () => {
    const people = gathered(
      person(2, { name: 'Ivy Chen', schools: [{ name: 'A' }] }),
      person(3, { name: 'Ivy Chen', schools: [{ name: 'A' }] }),
      person(4, { name: 'Ivy Chen', schools: [{ name: 'B' }] }),
    )
    expect(people.map(({ faults }) => faults.length)).toEqual([0, 1, 0])
  })
})
