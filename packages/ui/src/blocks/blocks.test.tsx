import type { Block } from '@corridor/domain/report/block'
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Blocks } from './blocks.tsx'
import { FileAddresses } from './files-block.tsx'

const table = {
  columns: [{ title: 'Sweep' }, { title: 'On task', isNumber: true }],
  rows: [
    ['1', '20'],
    ['=2', '18'],
  ],
}
const chart: Block = {
  kind: 'chart',
  title: 'What students did',
  chart: {
    shape: 'stacked-bars',
    parts: [{ key: 'on', label: 'On task' }],
    bars: [{ label: 'Sweep 1', values: { on: 20 } }],
  },
  table,
  n: 2,
  counted: '2 sweeps',
}

function draw(...blocks: Block[]) {
  render(
    <MantineProvider>
      <Blocks blocks={blocks} />
    </MantineProvider>,
  )
}

test('each kind of block is drawn', () => {
  draw(
    { kind: 'heading', text: 'The lesson' },
    { kind: 'facts', items: [{ label: 'On task', value: '4 of 5', note: 'students' }] },
    { kind: 'table', title: 'Sweeps', table },
    { kind: 'quote', text: 'Why is it steeper?', by: 'S7' },
    { kind: 'note', text: 'Indicative only.' },
  )

  expect(screen.getByRole('heading', { name: 'The lesson' })).toBeTruthy()
  expect(screen.getByText('4 of 5').tagName).toBe('DD')
  expect(screen.getByText('Why is it steeper?').tagName).toBe('BLOCKQUOTE')
  expect(screen.getByText('Indicative only.')).toBeTruthy()
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['SweepOn task', '120', '=218'])
  expect(screen.getByRole('rowheader', { name: '1' })).toBeTruthy()
})

test('a cell that several rows share is written once beside them', () => {
  const rows = [
    ['A1 Groups', 'Alone', '2'],
    ['A1 Groups', 'Pairs', '3'],
    ['A2 Talk', 'Alone', '1'],
  ]
  const columns = ['Look-for', 'Answer', 'Visits'].map((title) => ({ title }))
  draw({ kind: 'table', title: 'Answers', table: { columns, rows, isGrouped: true } })

  const drawn = screen.getAllByRole('row').map((row) => [...row.children].map((it) => it.textContent))
  expect(drawn.slice(1)).toEqual([
    ['A1 Groups', 'Alone', '2'],
    ['Pairs', '3'],
    ['A2 Talk', 'Alone', '1'],
  ])
  expect(screen.getByRole('rowheader', { name: 'A1 Groups' })).toHaveProperty('rowSpan', 2)
})

test('entries stand in their order, each with when, what and its tags', () => {
  draw({
    kind: 'entries',
    title: 'Script',
    items: [
      { head: '10:12:31 · Script · T', text: 'Say more.', tags: ['I2 Questions', 'C1 Routines'] },
      { head: '10:12:40 · Answer', text: 'I had planned it.', tags: [], isUnder: true },
      { head: '10:13:05', text: 'Unhurried.', tags: [], isInterpretation: true },
    ],
  })
  const list = within(screen.getByRole('region', { name: 'Script' })).getAllByRole('list')[0]
  const entries = [...(list?.children ?? [])]

  expect(entries.map((it) => it.querySelector('p')?.textContent)).toEqual([
    '10:12:31Script · T',
    '10:12:40Answer',
    '10:13:05',
  ])
  expect(within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(2)
  expect(entries.map((it) => it.hasAttribute('data-under'))).toEqual([false, true, false])
  expect(entries.map((it) => it.hasAttribute('data-interpretation'))).toEqual([false, false, true])
})

test('a chart says what it counts, and has its numbers behind a button', () => {
  draw(chart)
  expect(screen.getByText('n = 2 sweeps')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Table of What students did' }))
  expect(screen.getByRole('table')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Chart of What students did' }))

  expect(screen.queryByRole('table')).toBeNull()
})

test('a chart’s numbers are saved as a file that runs nothing', async () => {
  const kept: Blob[] = []
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${kept.push(blob)}`,
    revokeObjectURL: () => {},
  })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  draw(chart)
  fireEvent.click(screen.getByRole('button', { name: 'CSV of What students did' }))

  expect(saved).toEqual(['what-students-did.csv'])
  expect(await textOf(kept[0])).toBe("\ufeffSweep,On task\r\n1,20\r\n'=2,18\r\n")
})

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!blob) return reject(new Error('Nothing was saved.'))
    const reader = new FileReader()
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(reader.result)))
    reader.readAsArrayBuffer(blob)
  })
}

function bytesOf(result: string | ArrayBuffer | null): Uint8Array {
  return result instanceof ArrayBuffer ? new Uint8Array(result) : new Uint8Array()
}

test('a photo is asked for once, and one that cannot be had says so', async () => {
  const asked: string[] = []
  const file = (id: string) => ({ id, type: 'image/jpeg' as const, bytes: 10 })
  const items = ['here', 'elsewhere'].map((id) => ({ file: file(id), caption: id }))
  render(
    <MantineProvider>
      <FileAddresses
        value={async ({ id }) => {
          asked.push(id)
          return id === 'here' ? 'blob:here' : undefined
        }}
      >
        <Blocks blocks={[{ kind: 'files', title: 'Photos', items }]} />
      </FileAddresses>
    </MantineProvider>,
  )

  expect((await screen.findByRole('img', { name: 'here' })).getAttribute('src')).toBe('blob:here')
  expect(await screen.findByText(/is not on this device/)).toBeTruthy()
  expect(asked).toEqual(['here', 'elsewhere'])
})

test('tables of the same columns stand in line; one alone finds its widths itself', () => {
  const columns = [{ title: 'Code' }, { title: 'Look-for' }]
  const domain = (title: string, prompt: string): Block => ({
    kind: 'table',
    title,
    table: { columns, rows: [['A1', prompt]] },
  })
  draw(domain('Thinking', 'Students can say what they are learning'), domain('Routines', 'Calm'), {
    kind: 'table',
    title: 'Sweeps',
    table,
  })

  const widths = [...document.querySelectorAll('table')].map((it) =>
    [...it.querySelectorAll('col')].map(({ style }) => style.width),
  )
  expect(widths).toEqual([['calc(5ch + 16px)', ''], ['calc(5ch + 16px)', ''], []])
})
