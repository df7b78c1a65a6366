import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { readPdf } from '../../test/read-pdf.ts'
import { cardOf, chartBlock, documentOf } from './paper.samples.ts'
import { pdfOf } from './pdf-of.ts'

afterEach(() => vi.restoreAllMocks())

const hostile = [
  '<image href="http://example.com/a.png"/>',
  '<svg><image xlink:href="file:///etc/passwd"/></svg>',
  '<img src=//example.com/x onerror=alert(1)>',
  '</text></svg><svg><use href="http://example.com/b.svg#a"/>',
  '<style>@import url(http://example.com/c.css)</style>',
  'url(http://example.com/d)',
  '&lt;image href="/etc/passwd"/&gt;',
  '</rdf:li></rdf:Alt><x/>',
  ') /AA << /O << /S /URI /URI (http://example.com) >> >> (',
]

test.each(hostile)('%s is text, and nothing is fetched or read', async (text) => {
  // A first paper reads the fonts, before reading is watched.
  await pdfOf(
    documentOf([cardOf('A', chartBlock({ shape: 'funnel', steps: [{ label: 'a', n: 1, of: 1 }] }))]),
  )
  const doors = [
    vi.spyOn(globalThis, 'fetch'),
    vi.spyOn(http, 'request'),
    vi.spyOn(https, 'request'),
    vi.spyOn(net.Socket.prototype, 'connect'),
    vi.spyOn(fs, 'readFileSync'),
  ]
  const card = cardOf(
    text,
    { kind: 'note', text },
    { kind: 'quote', text, by: text },
    { kind: 'table', title: text, table: { columns: [{ title: text }], rows: [[text]] } },
    chartBlock({ shape: 'funnel', steps: [{ label: text, n: 1, of: 1 }] }),
    chartBlock({ shape: 'tallies', groups: [{ title: text, rows: [{ label: text, n: 1 }] }] }),
  )
  const { words, about, pages } = readPdf(await pdfOf(documentOf([card], { title: text, footer: text })))

  for (const door of doors) expect(door).not.toHaveBeenCalled()
  expect(words.replace(/\((?:\\.|[^\\()])*\)/g, '')).not.toMatch(
    /\/(URI|Launch|JavaScript|JS|AA|OpenAction|Image)\b/,
  )
  expect(about.match(/<\/rdf:Alt>/g)).toHaveLength(2)
  expect(pages.join(' ').replaceAll(' ', '')).toContain(text.replaceAll(' ', ''))
})
