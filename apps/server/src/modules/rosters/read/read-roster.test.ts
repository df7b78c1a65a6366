import { describe, expect, test } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { bundleOf, read, refusal, sheetData, workbookOf, zipOf } from './test-files.ts'

describe('a spreadsheet as text', () => {
  test('with a title, semicolons, Latin letters of Windows, merged names and a sum is read as meant', async () => {
    const text = [
      'Alder Valley Unified;;;;',
      'Staff as of 10/21/2026;;;;',
      ';;;;',
      'Staff #;Last, First;E-mail Address;Bldg;Hire Date',
      'T-10214;Chén, Ivy;Ivy.Chen@alder-valley.example;Lantern Hill;8/24/2019',
      ';;;;',
      'T-10231;"Clarke, Winston, Jr.";;Stonebridge;24-Aug-2020',
      'Total: 2 teachers;;;;',
      ';;;;',
    ].join('\r\n')
    const result = await read(Buffer.from(text, 'latin1'))

    expect(result).toMatchObject({
      format: 'csv',
      encoding: 'windows-1252',
      separator: ';',
      sheet: null,
      headerRow: 4,
      isBulk: true,
      passedOver: { students: 0, parents: 0, totals: 1, blank: 1, withoutRole: 0 },
    })
    expect(result.rows).toEqual([
      {
        row: 5,
        externalId: 'T-10214',
        name: 'Ivy Chén',
        email: 'ivy.chen@alder-valley.example',
        schools: [{ name: 'Lantern Hill' }],
        hiredOn: '2019-08-24',
        kind: 'educator',
        hasLeft: false,
        faults: [],
      },
      {
        row: 7,
        externalId: 'T-10231',
        name: 'Winston Clarke Jr.',
        email: '',
        schools: [{ name: 'Stonebridge' }],
        hiredOn: '2020-08-24',
        kind: 'educator',
        hasLeft: false,
        faults: [],
      },
    ])
  })

  test.each([
    ['a byte order mark and commas', Buffer.from('\ufeffName,Email\nJosé,j@b.example\n'), 'utf-8', ','],
    [
      'UTF-16 of Excel with tabs',
      Buffer.from('\ufeffName\tEmail\nJosé\tj@b.example\n', 'utf16le'),
      'utf-16',
      '\t',
    ],
    ['UTF-16 without a mark', Buffer.from('Name\tEmail\nJosé\tj@b.example\n', 'utf16le'), 'utf-16', '\t'],
    ['bars', Buffer.from('Name|Email\nJosé|j@b.example\n'), 'utf-8', '|'],
    ['a line that says how', Buffer.from('sep=;\nName;Email\nJosé;j@b.example\n'), 'utf-8', ';'],
    [
      'names with commas between semicolons',
      Buffer.from('Last, First;Email\n, José;j@b.example\n'),
      'utf-8',
      ';',
    ],
  ])('%s', async (_, file, encoding, separator) => {
    const result = await read(file)
    expect(result).toMatchObject({ encoding, separator, rows: [{ name: 'José', email: 'j@b.example' }] })
  })

  test('signs that are written in two halves stay whole, wherever they stand in a long file', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => `${'a'.repeat(at % 9)}𠮷𠮷𠮷𠮷,p${at}@b.example`)
    const result = await read(Buffer.from(['Name,Email', ...rows].join('\n')))

    expect(result.rows).toHaveLength(2_000)
    expect(result.rows.filter(({ name = '' }) => !/^a*𠮷{4}$/u.test(name))).toEqual([])
  })

  test('a mapping wins; columns nobody knows are asked about', async () => {
    const text =
      'Quién;Dónde;Qué\nIvy Chen;Lantern Hill;\nIvy Chen;\u202eMill  Creek;Teacher\nNia Student;;Student\n'
    await expect(read(text)).rejects.toMatchObject({
      code: 'roster-columns-unknown',
      // Of students not even a sample is shown.
      current: {
        headerRow: 1,
        columns: [
          { heading: 'Quién', field: null, samples: ['Ivy Chen'] },
          { heading: 'Dónde', samples: ['Lantern Hill', 'Mill Creek'] },
          { heading: 'Qué', samples: ['Teacher'] },
        ],
      },
    })
    const { rows } = await read(text, { mapping: { Quién: 'name', Dónde: 'school', Qué: 'role' } })
    expect(rows).toMatchObject([
      { name: 'Ivy Chen', schools: [{ name: 'Lantern Hill' }] },
      { name: 'Ivy Chen', schools: [{ name: 'Mill Creek' }] },
    ])
  })

  test('students and parents are counted, and nothing else of them is read', async () => {
    const result = await read('Name,Role\nIvy,Teacher\nA,Student\nB,student\nC,Guardian\nWinston,Principal\n')
    expect(result.passedOver).toMatchObject({ students: 2, parents: 1 })
    expect(result.rows).toMatchObject([
      { name: 'Ivy', kind: 'educator' },
      { name: 'Winston', kind: 'leader' },
    ])
  })
})

describe('a workbook', () => {
  test('is read on the sheet that names columns: dates, numbers, cells without a text', async () => {
    const head = ['Employee ID', 'Teacher Name', 'Hire Date', 'Room'].map((value) => ({ value }))
    const file = await writeExcel([
      { sheet: 'Notes', data: [[{ value: 'For the office' }]] },
      {
        sheet: 'Staff & more',
        data: [
          [{ value: 'Alder Valley' }],
          head,
          [
            { value: 10214 },
            { value: 'Chen, Ivy' },
            { value: new Date('2019-08-24'), format: 'mm/dd/yyyy' },
            { value: 118 },
          ],
          [{ value: 10231 }, { value: 'Clarke, Winston' }, { value: 43701 }, null],
        ],
      },
    ]).toBuffer()
    const result = await read(file)

    expect(result).toMatchObject({ format: 'xlsx', encoding: null, sheet: 'Staff & more', headerRow: 2 })
    expect(result.rows).toMatchObject([
      { row: 3, externalId: '10214', name: 'Ivy Chen', hiredOn: '2019-08-24', room: '118', faults: [] },
      { row: 4, externalId: '10231', name: 'Winston Clarke', hiredOn: '2019-08-24', room: '', faults: [] },
    ])
  })

  test('cells merged downwards count for every row they span', async () => {
    const rows = [
      ['School', 'Name'],
      ['Lantern Hill', 'Ivy Chen'],
      ['', 'Winston Clarke'],
      ['Stonebridge', 'Kenji Watanabe'],
    ]
    const merged = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>'
    const result = await read(workbookOf(sheetData(rows) + merged))
    expect(result.rows.map(({ name, schools }) => [name, schools?.[0]?.name])).toEqual([
      ['Ivy Chen', 'Lantern Hill'],
      ['Winston Clarke', 'Lantern Hill'],
      ['Kenji Watanabe', 'Stonebridge'],
    ])
  })
})

const orgs = [
  ['sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId'],
  ['D', 'active', '', 'Alder Valley', 'district', '', ''],
  ['S-1', 'active', '', 'Lantern Hill', 'school', '', 'D'],
  ['S-2', 'active', '', 'Stonebridge', 'school', '', 'D'],
  ['X-1', 'active', '', 'Science', 'department', '', 'S-2'],
]

describe('a OneRoster bundle', () => {
  const manifest = (version: string, users: string) => [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ['file.users', users],
  ]
  const users11 = [
    [
      'sourcedId',
      'status',
      'dateLastModified',
      'enabledUser',
      'orgSourcedIds',
      'role',
      'username',
      'givenName',
      'familyName',
      'email',
      'grades',
      'password',
    ],
    ['U1', 'active', '', 'true', 'S-1,X-1', 'teacher', 'ichen', 'Ivy', 'Chen', 'ivy@b.example', '', 'secret'],
    ['U2', 'active', '', 'true', 'S-1', 'student', 'x', 'Sam', 'Student', '', '07', ''],
    ['U3', 'active', '', 'true', 'S-1', 'guardian', 'y', 'Pat', 'Parent', 'pat@b.example', '', ''],
    ['U4', 'active', '', 'true', 'D', 'administrator', 'win@b.example', 'Winston', 'Clarke', '', '', ''],
    ['U5', 'tobedeleted', '', 'true', 'S-9', 'aide', '', 'Kenji', 'Watanabe', '', '', ''],
    ['U6', 'active', '', 'false', 'S-2', 'teacher', '', 'Amara', 'Diallo', 'amara@b', '', ''],
  ]

  test('of version 1.1: staff with their schools, students and parents counted', async () => {
    const result = await read(
      bundleOf({ 'manifest.csv': manifest('1.1', 'bulk'), 'orgs.csv': orgs, 'users.csv': users11 }),
    )

    expect(result).toMatchObject({
      format: 'oneroster-1.1',
      encoding: 'utf-8',
      separator: ',',
      headerRow: null,
      isBulk: true,
      passedOver: { students: 1, parents: 1, withoutRole: 0 },
    })
    const lantern = { externalId: 'S-1', name: 'Lantern Hill' }
    const stonebridge = { externalId: 'S-2', name: 'Stonebridge' }
    expect(result.rows).toMatchObject([
      {
        row: 2,
        externalId: 'U1',
        name: 'Ivy Chen',
        email: 'ivy@b.example',
        schools: [lantern, stonebridge],
        kind: 'educator',
        faults: [],
      },
      {
        row: 5,
        externalId: 'U4',
        email: 'win@b.example',
        schools: [],
        kind: 'leader',
        hasLeft: false,
        role: 'administrator',
      },
      { row: 6, externalId: 'U5', schools: [{ externalId: 'S-9' }], hasLeft: true },
      { row: 7, externalId: 'U6', schools: [stonebridge], hasLeft: true, faults: [{ column: 'email' }] },
    ])
    expect(JSON.stringify(result)).not.toMatch(/Student"|Parent"|secret|Sam|Pat/)
  })

  const users12 = [
    [
      'sourcedId',
      'status',
      'dateLastModified',
      'enabledUser',
      'username',
      'identifier',
      'givenName',
      'familyName',
      'email',
      'primaryOrgSourcedId',
    ],
    ['U1', '', '', 'true', '', 'T-10214', 'Ivy', 'Chén', 'ivy@b.example', 'S-2'],
    ['U2', '', '', 'true', '', '', 'Sam', 'Student', '', ''],
    ['U3', '', '', 'true', '', '', 'No', 'Role', '', ''],
  ]
  const roles = [
    [
      'sourcedId',
      'status',
      'dateLastModified',
      'userSourcedId',
      'roleType',
      'role',
      'beginDate',
      'endDate',
      'orgSourcedId',
    ],
    ['R1', '', '', 'U1', 'secondary', 'siteAdministrator', '', '', 'S-1'],
    ['R2', '', '', 'U1', 'primary', 'teacher', '', '', 'S-2'],
    ['R3', '', '', 'U1', 'primary', 'parent', '', '', 'S-1'],
    ['R4', '', '', 'U2', 'primary', 'student', '', '', 'S-1'],
  ]

  test('of version 1.2, a delta in a zipped folder: roles say who is staff; the mapping may choose another id', async () => {
    const file = bundleOf({
      'export/manifest.csv': manifest('1.2', 'delta'),
      'export/orgs.csv': orgs,
      'export/users.csv': users12,
      'export/roles.csv': roles,
      '__MACOSX/users.csv': [['x']],
    })
    const result = await read(file, { mapping: { identifier: 'externalId', sourcedId: null } })

    expect(result).toMatchObject({
      format: 'oneroster-1.2',
      isBulk: false,
      passedOver: { students: 1, parents: 0, withoutRole: 1 },
    })
    expect(result.rows).toMatchObject([
      {
        row: 2,
        externalId: 'T-10214',
        name: 'Ivy Chén',
        role: 'teacher',
        kind: 'educator',
        schools: [{ externalId: 'S-2' }, { externalId: 'S-1' }],
      },
    ])
  })

  test('roles of version 1.2 that are over count for nothing; whose roles are all over has left, unless it is a delta', async () => {
    const ended = [
      roles[0] ?? [],
      ['R1', '', '', 'U1', 'primary', 'teacher', '2020-08-01', '2026-10-22', 'S-2'],
      ['R2', '', '', 'U1', 'secondary', 'aide', '2026-10-22', '2027-06-30', 'S-1'],
      ['R3', '', '', 'U3', 'primary', 'teacher', '', '2026-06-30', 'S-1'],
      ['R4', '', '', 'U3', 'secondary', 'teacher', '', 'not a day', 'S-1'],
      ['R5', '', '', 'U2', 'primary', 'teacher', '', '2026-06-30', 'S-1'],
    ]
    const reading = (mode: string) =>
      read(
        bundleOf({
          'manifest.csv': manifest('1.2', mode),
          'orgs.csv': orgs,
          'users.csv': users12,
          'roles.csv': ended,
        }),
      )

    expect((await reading('bulk')).rows).toMatchObject([
      { role: 'aide', schools: [{ externalId: 'S-1' }], hasLeft: false },
      { name: 'Sam Student', schools: [], hasLeft: true },
      { name: 'No Role', schools: [{ externalId: 'S-1' }], hasLeft: false },
    ])
    expect((await reading('delta')).rows.map(({ hasLeft }) => hasLeft)).toEqual([false, false, false])
  })

  test('opens no other file, and says what is missing', async () => {
    // A locked file cannot be opened: a look into it would be refused.
    const locked = { name: 'demographics.csv', bytes: 'x', flags: 0x801 }
    const plain = Object.entries({ 'manifest.csv': manifest('1.1', 'bulk'), 'users.csv': users11 }).map(
      ([name, rows]) => ({
        name,
        bytes: rows.map((it) => it.map((cell) => `"${cell}"`).join(',')).join('\n'),
      }),
    )
    await expect(read(zipOf([...plain, locked]))).resolves.toMatchObject({ isBulk: true })
    expect(await refusal(bundleOf({ 'manifest.csv': manifest('1.1', 'absent') }))).toMatch(/holds no users/)
    expect(
      await refusal(bundleOf({ 'manifest.csv': manifest('2.0', 'bulk'), 'users.csv': users11 })),
    ).toMatch(/versions 1.1 and 1.2/)
    expect(await refusal(bundleOf({ 'users.csv': users12 }))).toMatch(/no column “role” in users.csv/)
    expect(await refusal(bundleOf({ 'manifest.csv': manifest('1.1', 'bulk') }))).toMatch(/no users.csv/)
  })
})
