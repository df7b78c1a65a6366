import { describe, expect, test } from 'vitest'
import { findHeadings } from './find-headings.ts'
import { fieldOf, isSchoolId } from './heading.ts'

const written = {
  externalId: [
    'Employee ID',
    'Staff #',
    'ID',
    'EMPLOYEEID',
    'EmpNo',
    'Teacher Number',
    'SIS ID',
    'sourcedId',
    'Staff Id No',
  ],
  name: [
    'Name',
    'Teacher Name',
    'Last, First',
    'Last Name, First Name MI',
    'Teacher',
    'Employee Name (Last, First)',
    'FULL NAME',
    'Staff Member',
  ],
  familyName: [
    'Last Name',
    'LASTNAME',
    'Surname',
    'Family name',
    'Last',
    'Teacher Last Name',
    'Apellido',
    'familyName',
  ],
  givenName: ['First Name', 'FirstName', 'Given', 'Forename', 'Employee First Name', 'givenName'],
  email: [
    'E-mail Address',
    'Email',
    'eMail_Address',
    'Work E-Mail',
    'District email',
    'Corréo electrónico',
    'MAIL',
  ],
  school: [
    'School',
    'Bldg',
    'School Site',
    'Campus Name',
    'Work Location',
    'SCHOOLNAME',
    'School ID',
    'Home School',
    'Escuela',
  ],
  grades: ['Grade', 'Grade Level(s)', 'Grades taught', 'Gr.', 'GradeLevel'],
  subject: ['Subject', 'Subject(s)', 'Content Area', 'Dept.', 'Department', 'Primary Subject'],
  room: ['Room', 'Rm #', 'Room Number', 'Classroom'],
  hiredOn: ['Hire Date', 'Date of Hire', 'Original Hire Date', 'Start Date', 'DOH', 'Hired'],
  status: ['Status', 'Employment Status', 'Active', 'Active?', 'Active (Y/N)'],
  role: ['Role', 'User Type', 'Staff Type'],
  jobTitle: ['Title', 'Job Title', 'Position', 'Assignment'],
}

describe('a heading is understood as districts write it', () => {
  test.each(Object.entries(written))('%s', (field, headings) => {
    expect(headings.map((it) => [it, fieldOf(it)])).toEqual(headings.map((it) => [it, field]))
  })

  test('and what is not ours to read is left out', () => {
    const others = [
      'Home Email',
      'Parent Email',
      'Phone',
      'SSN',
      'Date of Birth',
      'Middle Name',
      'Salary',
      '',
      '__proto__',
      'constructor',
      'Notes',
      'School Year',
      'School Phone',
      'Student ID',
    ]
    expect(others.map((it) => [it, fieldOf(it)])).toEqual(others.map((it) => [it, null]))
  })

  test('a school’s id is told from its name', () => {
    expect(
      ['School ID', 'Bldg #', 'Site code', 'SchoolNumber', 'orgSourcedIds'].map(isSchoolId),
    ).not.toContain(false)
    expect(['School', 'Bldg', 'School Name', 'Work Location'].map(isSchoolId)).not.toContain(true)
  })
})

describe('the row of headings', () => {
  const rowsOf = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }))

  test('is found below titles, though a title may be a word for staff', () => {
    const rows = rowsOf(
      ['Staff'],
      ['Alder Valley Unified', '', '10/21/2026'],
      [''],
      ['Last, First', 'Staff #', 'Bldg'],
      ['Diallo, Amara', 'T-1', 'LH'],
    )
    expect(findHeadings(rows)).toMatchObject({
      at: 3,
      columns: [
        { heading: 'Last, First', field: 'name' },
        { heading: 'Staff #', field: 'externalId' },
        { heading: 'Bldg', field: 'school' },
      ],
    })
  })

  test('a mapping wins, and finds headings nobody knows', () => {
    const rows = rowsOf(['Quién', 'Dónde', 'Email'], ['Amara', 'LH', 'a@b.example'])
    expect(findHeadings(rows, { Quién: 'name', Dónde: 'school', Email: null })?.columns).toEqual([
      { heading: 'Quién', field: 'name' },
      { heading: 'Dónde', field: 'school' },
      { heading: 'Email', field: null },
    ])
  })

  test('a field asked for elsewhere is not read twice', () => {
    const [row] = rowsOf(['Name', 'Known as', 'Email'])
    expect(findHeadings(row ? [row] : [], { 'Known as': 'name' })?.columns.map((it) => it.field)).toEqual([
      null,
      'name',
      'email',
    ])
  })

  test('headings that nobody knows stand where they stand; people without headings have none', () => {
    expect(findHeadings(rowsOf(['foo', 'bar'], ['x', 'y']))).toMatchObject({ at: 0, known: 0 })
    expect(findHeadings(rowsOf(['Amara Diallo', 'amara@b.example'], ['x', 'y@z.example']))).toBeNull()
    expect(findHeadings([])).toBeNull()
  })

  test('one word that is known is enough where headings stand, and not among people', () => {
    expect(findHeadings(rowsOf(['Staff'], ['Name', 'foo', 'bar'], ['Ivy', 'x', 'y']))).toMatchObject({
      at: 1,
    })
    expect(findHeadings(rowsOf(['foo', 'bar', 'baz'], ['Ivy', 'Teacher', 'y']))).toMatchObject({
      at: 0,
      known: 0,
    })
    expect(findHeadings(rowsOf(['Teacher Name'], ['Ivy Chen']))).toMatchObject({ at: 0, known: 1 })
    expect(findHeadings(rowsOf(['foo', 'bar'], ['Who', 'bar'], ['x', 'y']), { Who: 'name' })).toMatchObject({
      at: 1,
    })
  })

  test('“Last” and “First” below one “Name” are the parts of it, and no person', () => {
    const rows = rowsOf(['ID', 'Name', '', 'School'], ['', 'Last', 'First', ''], ['7', 'Chen', 'Ivy', 'LH'])
    expect(findHeadings(rows)).toEqual({
      at: 1,
      asked: 0,
      known: 4,
      columns: [
        { heading: 'ID', field: 'externalId' },
        { heading: 'Last', field: 'familyName' },
        { heading: 'First', field: 'givenName' },
        { heading: 'School', field: 'school' },
      ],
    })
    expect(findHeadings(rowsOf(['Name', '', '', 'School'], ['First', 'MI', 'Last']))).toMatchObject({
      at: 1,
      known: 3,
    })
    expect(findHeadings(rowsOf(['Name', 'School'], ['First Last', 'LH']))).toMatchObject({ at: 0 })
    expect(findHeadings(rowsOf(['Staff', '', 'Fall'], ['Last', 'First', 'School']))).toMatchObject({
      at: 1,
      known: 3,
    })
  })

  test('empty and repeated headings have names of their own', () => {
    const rows = rowsOf(['Name', '', 'Name', 'Email', ''])
    expect(findHeadings(rows)?.columns.map((it) => it.heading)).toEqual([
      'Name',
      'Column B',
      'Name (2)',
      'Email',
    ])
  })
})
