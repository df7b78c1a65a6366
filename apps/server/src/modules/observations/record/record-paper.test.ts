import { lessonFacts } from '@corridor/domain/observation/record-words'
import type { Block } from '@corridor/domain/report/block'
import { expect, test } from 'vitest'
import { everyNode, readTree, type TreeNode } from '../../../../test/pdf-tree.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { recordParts } from '../../../../test/record-parts.ts'
import { aJpeg, drawnPng } from '../../../../test/sample-files.ts'
import { breaksOf, pdfOf } from '../../../paper/pdf-of.ts'
import { readCopy } from './read-copy.ts'
import { recordPaper } from './record-paper.ts'
import type { PrintedPart } from './record-sections.ts'

const parts = await recordParts()
const part = (key: string): PrintedPart => {
  const found = parts.get(key)
  if (!found) throw new Error(`There is no ${key}.`)
  return found
}

const steps = [{ text: 'Pause after each question.', agreedOn: '2026-10-09', dueOn: '2026-10-23' }]

async function printed(first: PrintedPart, ...rest: PrintedPart[]) {
  const files = [first, ...rest].flatMap(({ record }) =>
    record.blocks.flatMap((it) => (it.kind === 'files' ? it.items.map(({ file }) => file.id) : [])),
  )
  const pictures = [aJpeg([], { width: 400, height: 300 }), drawnPng(60, 40)]
  const photos = new Map(files.map((id, place) => [id, new Uint8Array(pictures[place % 2] ?? [])]))
  const bytes = await pdfOf(recordPaper({ parts: [first, ...rest], district: 'Alder Valley', photos, steps }))
  return { ...readPdf(bytes), ...readTree(bytes) }
}

const tight = (text: string) => text.replaceAll(/\s/g, '')

/** Tags of a PDF that may stand within each other. */
const within: Readonly<Record<string, readonly string[]>> = {
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR'],
  TR: ['TH', 'TD'],
}

function expectSound(tree: TreeNode, heard: readonly string[], marked: readonly string[]) {
  const nodes = everyNode(tree)
  // Everything that is marked on a page is read out, and once.
  expect(heard.toSorted()).toEqual(marked.toSorted())
  for (const { kind, children, alt, text } of nodes) {
    const allowed = within[kind]
    if (allowed) expect(children.filter((it) => !allowed.includes(it.kind))).toEqual([])
    if (kind === 'Figure') expect(alt).not.toBe('')
    if (/^(H\d|P|Lbl)$/.test(kind)) expect(text).not.toBe('')
  }
  const ranks = nodes.flatMap(({ kind }) => (/^H\d$/.test(kind) ? [Number(kind.slice(1))] : []))
  expect(ranks.filter((it) => it === 1)).toHaveLength(1)
  ranks.forEach((rank, place) => {
    expect(rank - (ranks[place - 1] ?? 0)).toBeLessThanOrEqual(1)
  })
}

function wordsOf(block: Block): string[] {
  if (block.kind === 'entries') return block.items.map((it) => it.text)
  if (block.kind === 'table' || block.kind === 'chart') return block.table.rows.flat()
  return block.kind === 'facts' ? block.items.map((it) => it.value) : []
}

/** No text stands outside the margins of a page. */
function expectInside(contents: readonly string[]) {
  for (const content of contents)
    for (const [, x, y] of content.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x)).toBeLessThan(612 - 30)
      expect(Number(y)).toBeLessThanOrEqual(792)
      expect(Number(y)).toBeGreaterThanOrEqual(0)
    }
}

test.each([...parts.keys()])('%s is read aloud in order and whole', async (key) => {
  const its = part(key)
  const { tree, heard, marked, pages, contents } = await printed(its)
  const text = tight(tree.text)

  expectSound(tree, heard, marked)
  expectInside(contents)
  const said = ['CopperRidge', 'OmarHaddad', 'Howdidthepausefeel?', 'Itfeltlong.', 'Describesone']
  const places = said.map((it) => text.indexOf(it))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThanOrEqual(0)
  for (const words of its.record.blocks.flatMap(wordsOf)) expect(text).toContain(tight(words))
  for (const [place, page] of pages.entries()) {
    expect(page).toContain(`Page ${place + 1} of ${pages.length}`)
    expect(page).toContain('Copy 1, unchanged since sent')
    // A loose page says whom it is about, and which day.
    expect(page).toMatch(place === 0 ? /Omar Haddad/ : /Omar Haddad · \w+, Oct \d+, 2026/)
  }
})

test('photos are printed with their words, and what is no photo is named', async () => {
  const { record } = part('custom-look-for')
  const files = record.blocks.find((it) => it.kind === 'files')
  const { tree, words } = await printed(part('custom-look-for'))

  expect(files?.items.length).toBeGreaterThan(1)
  const shown = everyNode(tree).filter(({ alt }) => alt.startsWith('Photo: '))
  expect(shown.length).toBe(files?.items.length)
  expect(words).toContain('/Subtype /Image')
  const without = recordPaper({
    parts: [part('custom-look-for')],
    district: '',
    photos: new Map(),
    steps: [],
  })
  expect(readPdf(await pdfOf(without)).pages.join(' ')).toContain('Photo, to be opened in Corridor')
})

test('agreed steps that are open stand in front of the reply', async () => {
  const text = (await printed(part('on-task'))).pages.join(' ')

  expect(text.indexOf('Action step')).toBeGreaterThan(0)
  expect(text).toMatch(/Action step\s+Agreed Oct 9, due Oct 23\s+Pause after each question\./)
  expect(text.indexOf('Educator’s reply')).toBeGreaterThan(text.indexOf('Pause after each question.'))
})

test('a visit of four tools is one document, a part for each', async () => {
  const keys = ['on-task', 'higher-level-questioning', 'expanded-rubric', 'narrative-corner']
  const [first = part('on-task'), ...rest] = keys.map(part)
  const { tree, heard, marked, pages } = await printed(first, ...rest)

  expectSound(tree, heard, marked)
  const titles = everyNode(tree).flatMap(({ kind, text }) => (kind === 'H2' ? [text] : []))
  expect(titles).toEqual([
    'Message',
    'On Task',
    'Higher-Level Questioning',
    'Expanded Rubric: Teaching Practices',
    'Narrative Corner',
    'Action step',
    'Educator’s reply',
  ])
  for (const place of [1, 2, 3, 4]) expect(pages.join(' ')).toContain(`Part ${place} of 4`)
  // The name of a tool stands on the page of its figures.
  const page = pages.find((it) => it.includes('Expanded Rubric: Teaching Practices Part 3'))
  expect(page).toContain('Indicators scored')
})

test('500 lines and 300 indicators go on over pages, none missing', async () => {
  const lines = Array.from({ length: 500 }, (_, line) => ({
    head: '10:05:12 · Script · T',
    text: `No. ${line}: ${'and what does the slope tell us here? '.repeat(line % 40 === 0 ? 60 : 1)}`,
    tags: [],
  }))
  const rows = Array.from({ length: 300 }, (_, row) => [`I${row}.`, 'A long name of an indicator', '3'])
  const columns = [{ title: 'Code' }, { title: 'Indicator' }, { title: 'Level', isNumber: true }]
  const long: PrintedPart = {
    ...part('narrative-corner'),
    record: {
      ...part('narrative-corner').record,
      message: 'A long message. '.repeat(250),
      blocks: [
        { kind: 'entries', title: 'Script', items: lines },
        { kind: 'table', title: 'Level by indicator', table: { columns, rows } },
      ],
    },
  }
  const { tree, heard, marked, pages, contents } = await printed(long)
  const text = tight(tree.text)

  expectSound(tree, heard, marked)
  expectInside(contents)
  expect(pages.length).toBeGreaterThan(20)
  const places = lines.map((_, line) => text.indexOf(`No.${line}:`))
  expect(places.every((it, line) => it > (places[line - 1] ?? -1))).toBe(true)
  for (const [code = ''] of rows) expect(text).toContain(code)
  const withRows = pages.filter((it) => /\bI\d+\. /.test(it))
  for (const page of withRows) expect(page).toContain('Code Indicator Level')
})

test('where pages begin is known before they are printed: with a section, or within one', async () => {
  const [first = part('on-task'), ...rest] = ['on-task', 'expanded-rubric', 'narrative-corner'].map(part)
  const all = [first, ...rest] as const
  const breaks = await breaksOf(
    recordPaper({ parts: all, district: 'Alder Valley', photos: new Map(), steps: [] }),
  )
  const { pages } = readPdf(
    await pdfOf(recordPaper({ parts: all, district: 'Alder Valley', photos: new Map(), steps: [] })),
  )

  expect(pages.length).toBeGreaterThan(2)
  expect(breaks.map(({ page }) => page)).toEqual(pages.slice(1).map((_, place) => place + 2))
  const firstOf = (it: (typeof breaks)[number]) => it.from && all[it.from.part]?.record.blocks[it.from.block]
  const known = breaks.filter(({ isWithin, from }) => !isWithin && from && from.block > 0)
  for (const it of known) {
    const block = firstOf(it)
    const title = block && 'title' in block ? block.title : ''
    expect(tight(pages[it.page - 1] ?? '').startsWith(tight(title))).toBe(true)
  }
})

test('a list of papers tells the records of one educator apart', async () => {
  const paper = recordPaper({ parts: [part('on-task')], district: '', photos: new Map(), steps: [] })

  expect(Buffer.from(await pdfOf(paper)).toString()).toContain(
    'Observation record: Omar Haddad · Thu, Oct 22, 2026</rdf:li>',
  )
})

test('paper of what was not sent says so', async () => {
  const { pages } = await printed({ ...part('on-task'), status: 'completed', sentAt: null, replies: [] })

  expect(pages[0]).toContain('Not sent')
  expect(pages.join(' ')).not.toContain('unchanged since sent')
})

test('the head names the observer with their role, and the tool with its version', async () => {
  const its = part('on-task')
  const { tree } = await printed({ ...its, record: { ...its.record, observerRole: 'Principal' } })

  expect(tree.text).toContain('On Task, tool version 1')
  expect(tree.text).toContain('Marisol, Principal')
})

test('the head says of the lesson what the screen says: class, students, and which part was seen', async () => {
  const its = part('on-task')
  const { tree } = await printed({ ...its, record: { ...its.record, partOfLesson: 'middle' } })

  const text = tight(tree.text)
  for (const { label, value } of lessonFacts({ ...its.record, partOfLesson: 'middle' }))
    expect(text).toContain(tight(`${label}${value}`))
  expect(text).toContain('PartoflessonMiddle')
  expect(tight((await printed(its)).tree.text)).not.toContain('Partoflesson')
})

test('a copy of earlier times keeps neither role, version nor part of the lesson, and reads as it did', async () => {
  const its = part('on-task')
  const { setVersion: _, partOfLesson: __, ...earlier } = its.record
  const { tree } = await printed({ ...its, record: readCopy({ record: earlier }) })

  expect(tree.text).toContain('Marisol')
  expect(tree.text).not.toContain('Marisol,')
  expect(tree.text).not.toMatch(/version|part of lesson/i)
})
