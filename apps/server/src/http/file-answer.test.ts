import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFile, dispositionOf, fileNameOf } from './file-answer.ts'

const day = '2026-10-22'

test('a file is named by what it is, about whom, and when', () => {
  expect(fileNameOf('School overview', 'Copper Ridge Middle School', day, 'pdf')).toBe(
    'Corridor School overview Copper Ridge Middle School 2026-10-22.pdf',
  )
})

test.each([
  ['Grade 7/8: "all"?', 'Corridor Report Grade 7 8 all 2026-10-22.xlsx'],
  ['..\\..\\etc', 'Corridor Report .. .. etc 2026-10-22.xlsx'],
  ['a\r\nX-Evil: 1\u202e', 'Corridor Report a X-Evil 1 2026-10-22.xlsx'],
  ['', 'Corridor Report 2026-10-22.xlsx'],
])('%j gives a name that Windows keeps', (about, name) => {
  expect(fileNameOf('Report', about, day, 'xlsx')).toBe(name)
})

test('a long name is cut before its day, not within a letter', () => {
  const name = fileNameOf('Report', '王小明😀'.repeat(100), day, 'pdf')

  expect(Buffer.byteLength(name)).toBeLessThan(200)
  expect(name).toMatch(/ 2026-10-22\.pdf$/)
  expect(name).not.toMatch(/\p{Cs}/u)
})

test('names beyond ASCII travel in both forms', () => {
  expect(dispositionOf('Corridor José.pdf')).toBe(
    'attachment; filename="Corridor Jose.pdf"; filename*=UTF-8\'\'Corridor%20Jos%C3%A9.pdf',
  )
  expect(dispositionOf('Corridor 100%.pdf')).toContain('filename="Corridor 100_.pdf"')
  expect(dispositionOf('a.pdf')).toBe('attachment; filename="a.pdf"')
})

test('the answer has the kind that its name ends in', async () => {
  const app = fastify()
  app.get('/:name', (request, reply) => {
    answerFile(reply, decodeURIComponent(request.url.slice(1)))
    return reply.send(Buffer.from('x'))
  })
  const kindOf = async (name: string) =>
    (await app.inject(`/${encodeURIComponent(name)}`)).headers['content-type']

  expect(await kindOf('محمد.pdf')).toBe('application/pdf')
  expect(await kindOf('a.xlsx')).toContain('spreadsheetml')
  expect(await kindOf('a.html')).toBe('application/octet-stream')
})
