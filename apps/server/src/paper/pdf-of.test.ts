import type { Block } from '@corridor/domain/report/block'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../test/read-pdf.ts'
import { cardOf, chartBlock, charts, documentOf, longNames, weeksOf } from './paper.samples.ts'
import type { PaperDocument } from './paper-document.ts'
import { pdfOf } from './pdf-of.ts'

const read = async (document: PaperDocument) => readPdf(await pdfOf(document))

const tableOf = (rows: number): Block => ({
  kind: 'table',
  title: 'Visits',
  table: {
    columns: [{ title: 'Educator' }, { title: 'Visits', isNumber: true }],
    rows: Array.from({ length: rows }, (_, row) => [`Educator ${row}.`, String(row)]),
  },
})

const isSound = (contents: readonly string[]) => contents.every((it) => !/NaN|Infinity|undefined/.test(it))

test('a page says what it is, of whom, when, and how many there are', async () => {
  const { pages, words, about } = await read(documentOf([cardOf('About', { kind: 'note', text: 'One.' })]))

  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('School overview Copper Ridge Middle School')
  expect(pages[0]).toContain('Counted Oct 22, 2026, 9:31 AM')
  expect(pages[0]).toContain('Page 1 of 1')
  expect(words).toContain('/Lang (en-US)')
  expect(words).toMatch(/\/Title \d+ 0 R/)
  expect(words).toContain('(School overview)')
  expect(words).toContain('/DisplayDocTitle true')
  expect(words).toContain('/Marked true')
  expect(about).toContain('>School overview</rdf:li>')
})

test('those who listen meet headings, a table with its heads, and charts in words', async () => {
  const card = cardOf('Visits', tableOf(2), weeksOf(3))
  const { tags, words } = await read(documentOf([card]))

  expect(tags).toMatchObject({ H1: 1, H2: 1, H3: 1, Table: 1, TR: 3, TH: 4, TD: 2, Figure: 1 })
  expect(words).toContain('/Scope /Column')
  expect(words).toContain('/Scope /Row')
  expect(words).toContain('/Alt (Visits per week, 3 visits. Mon: Visits 13.)')
})

test('nothing is drawn that is neither tagged nor set apart', async () => {
  const { contents } = await read(documentOf([cardOf('All', tableOf(80), ...charts.map(chartBlock))]))

  for (const content of contents) {
    let depth = 0
    for (const [word] of content.matchAll(/\bB[DM]C\b|\bEMC\b|\bTJ\b/g)) {
      if (word === 'TJ') expect(depth).toBeGreaterThan(0)
      else depth += word === 'EMC' ? -1 : 1
    }
    expect(depth).toBe(0)
  }
})

test('what rows share is written once, and again where they go on; those who listen hear it with each', async () => {
  const shared = (count: number): Block => ({
    kind: 'table',
    title: 'Answers',
    table: {
      columns: [{ title: 'Look-for' }, { title: 'Answer' }],
      rows: Array.from({ length: count }, (_, row) => ['A1 Groups', `Answer ${row}.`]),
      isGrouped: true,
    },
  })
  const timesIn = (pages: readonly string[]) => pages.join(' ').split('A1 Groups').length - 1

  const few = await read(documentOf([cardOf('Answers', shared(3))]))
  expect(timesIn(few.pages)).toBe(1)
  expect(few.tags).toMatchObject({ TR: 4, TH: 5, TD: 3 })
  expect(few.words.split('/ActualText (A1 Groups)')).toHaveLength(3)

  const many = await read(documentOf([cardOf('Answers', shared(150))]))
  for (const page of many.pages) expect(page).toContain('A1 Groups')
  expect(many.pages.join(' ').match(/Answer \d+\./g)).toHaveLength(150)
})

test('a long table has its head on every page, and all of its rows', async () => {
  const { pages, tags, contents } = await read(documentOf([cardOf('Visits', tableOf(2_000))]))
  const text = pages.join(' ')

  expect(pages.length).toBeGreaterThan(20)
  for (const [place, page] of pages.entries()) {
    expect(page).toContain('Educator Visits Educator')
    expect(page).toContain(`Page ${place + 1} of ${pages.length}`)
  }
  expect(tags).toMatchObject({ TR: 2_001 })
  for (let row = 0; row < 2_000; row++) expect(text).toContain(`Educator ${row}.`)
  expect(isSound(contents)).toBe(true)
})

test('a card fills what is left of a page and goes on; where little is left, it begins the next', async () => {
  const pagesOf = async (first: number) =>
    (await read(documentOf([cardOf('First', tableOf(first)), cardOf('Second', tableOf(25))]))).pages

  const [above = '', below = '', ...none] = await pagesOf(25)
  expect(none).toEqual([])
  expect(above).toContain('Second')
  expect(below).not.toContain('Second')
  expect(below).toMatch(/^ ?Educator Visits Educator \d+\./)

  const [full, next] = await pagesOf(42)
  expect(full).not.toContain('Second')
  expect(next).toContain('Second')
})

test.each<[string, Partial<PaperDocument>]>([
  ['report', {}],
  [
    'record',
    {
      record: {
        place: ['Copper Ridge', 'Alder Valley'],
        kind: ['Record', ''],
        facts: [],
        copy: '',
        running: '',
      },
    },
  ],
])('the marks of an entry stand on the page of its words in a %s', async (_, kind) => {
  const items = Array.from({ length: 80 }, (_, place) => ({
    head: `10:${place}`,
    text: `${'And then? '.repeat((place * 7) % 31)}Asked ${place}?`,
    tags: [`Mark ${place}.`],
  }))
  const { pages } = await read(
    documentOf([cardOf('Asked', { kind: 'entries', title: 'Questions', items })], kind),
  )

  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages)
    expect(page.match(/Mark \d+/g)?.map((it) => it.slice(5))).toEqual(
      page.match(/Asked \d+/g)?.map((it) => it.slice(6)),
    )
})

test('a chart is not divided: it begins a page where it does not fit', async () => {
  const { pages } = await read(documentOf([cardOf('First', tableOf(39)), cardOf('Second', weeksOf(9))]))

  expect(pages).toHaveLength(2)
  expect(pages[0]).not.toContain('Second')
  expect(pages[1]).toContain('Second')
})

test('a card without room lets a later one go before it, and is read after it', async () => {
  const steps = Array.from({ length: 7 }, (_, n) => ({ label: `Step ${n}`, n, of: 7 }))
  const { pages } = await read(
    documentOf([
      cardOf('First', tableOf(38)),
      cardOf('Second', chartBlock({ shape: 'funnel', steps })),
      cardOf('Third', tableOf(3)),
    ]),
  )

  expect(pages).toHaveLength(2)
  expect(pages[0]).toMatch(/First.*Third/)
  expect(pages[1]).toContain('Second')
})

test('bars that have no room under each other begin on the page and go on overleaf, each of them once', async () => {
  const bars = (count: number) =>
    chartBlock({
      shape: 'stacked-bars',
      parts: [{ key: 'a', label: 'Open' }],
      bars: Array.from({ length: count }, (_, bar) => ({ label: `Observer ${bar}.`, values: { a: 4 } })),
    })
  const { pages, tags } = await read(
    documentOf([
      cardOf('First', tableOf(30)),
      cardOf('Second', bars(32), { kind: 'note', text: 'The end.' }),
    ]),
  )

  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Second')
  // A chart's letters are placed one by one, with room between them.
  const namesIn = (page = '') => page.replaceAll(' ', '').match(/Observer\d+\./g)
  // Many bars stand in two columns, and are read down each.
  expect(namesIn(pages[0])).toEqual(Array.from({ length: 16 }, (_, bar) => `Observer${bar}.`))
  expect(namesIn(pages[1])).toEqual(Array.from({ length: 16 }, (_, bar) => `Observer${bar + 16}.`))
  expect(pages[1]).toContain('The end.')
  expect(tags).toMatchObject({ Figure: 2 })
})

test.each([
  ['no card', []],
  ['an empty card', [cardOf('')]],
  ['a card without figures', [cardOf('Facts', { kind: 'facts', items: [] })]],
  [
    'a table without columns',
    [cardOf('T', { kind: 'table', title: '', table: { columns: [], rows: [[]] } })],
  ],
  ['a year of 53 weeks', [cardOf('Weeks', weeksOf(53))]],
  ['no week', [cardOf('Weeks', weeksOf(0))]],
])('%s makes a page', async (_, cards) => {
  const { pages, contents } = await read(
    documentOf(cards, { title: '', subtitle: '', footer: '', madeAt: '' }),
  )

  expect(pages).toHaveLength(1)
  expect(isSound(contents)).toBe(true)
})

test.each(charts.map((chart) => [chart.shape, chart] as const))('%s is drawn', async (_, chart) => {
  const { tags, contents } = await read(documentOf([cardOf('Chart', chartBlock(chart))]))

  expect(tags).toMatchObject({ Figure: 1 })
  expect(isSound(contents)).toBe(true)
})

test('a grid that is higher than a page goes on, with every row', async () => {
  const rows = Array.from({ length: 100 }, (_, row) => ({
    label: `No. ${row}.`,
    note: '',
    hidden: null,
    cells: [{ words: '3', step: 3 }],
  }))
  const grid = chartBlock({ shape: 'grid', head: 'Educator', columns: [{ label: '1a', title: '' }], rows })
  const { pages, tags } = await read(documentOf([cardOf('Grid', grid)]))
  const text = pages.join(' ').replaceAll(' ', '')

  expect(tags).toMatchObject({ Figure: 3 })
  for (let row = 0; row < 100; row++) expect(text).toContain(`No.${row}.`)
})

describe('names of 120 letters', () => {
  test.each(longNames)('%s are whole, and no letter is missing', async (name) => {
    const everywhere: Block[] = [
      { kind: 'quote', text: name, by: name },
      { kind: 'facts', items: [{ label: name, value: name, note: name }] },
      { kind: 'table', title: name, table: { columns: [{ title: name }], rows: [[name]] } },
      { kind: 'entries', title: name, items: [{ head: name, text: name, tags: [name] }] },
    ]
    const { pages, contents } = await read(
      documentOf([{ title: name, line: name, size: 'half', blocks: everywhere }]),
    )
    const text = pages.join(' ')

    expect(isSound(contents)).toBe(true)
    expect(text).not.toContain('\ufffd')
    expect(text).not.toContain('?')
    // The first glyph of every font is its empty box.
    expect(contents.join('')).not.toMatch(/<(?:[\da-f]{4})*?0000(?:[\da-f]{4})*>(?= )/)
  })
})

test('a letter is read that an earlier paper had only as a part of others', async () => {
  const note = (text: string) => documentOf([cardOf('', { kind: 'note', text })], { footer: '' })
  // Letters with accents are made of those without, and a colon of stops.
  await pdfOf(note('Ý Ü Ñ Ä : ; …'))
  const { pages } = await read(note('YUNA.,'))

  expect(pages[0]).toContain('YUNA.,')
})

test('a letter that no font has is a question mark, not a box', async () => {
  const { pages } = await read(documentOf([cardOf('Odd', { kind: 'note', text: 'a😀b' })]))

  expect(pages[0]).toMatch(/a ?\? ?b/)
})
