import { expect, test } from 'vitest'
import { htmlOf } from './html.ts'

test('a text keeps its paragraphs and lines, and an address becomes a link', () => {
  const html = htmlOf('Hello,\n\nOpen this:\nhttps://corridor.example/a?b=1&c\n\nCorridor\n')

  expect(html).toContain('<p>Hello,</p><p>Open this:<br>')
  expect(html).toContain(
    '<a href="https://corridor.example/a?b=1&#38;c">https://corridor.example/a?b=1&#38;c</a>',
  )
})

test.each([
  '<img src=x onerror=alert(1)>',
  'https://x.example/"onmouseover="alert(1)',
  "https://x.example/'><script>alert(1)</script>",
  'javascript:alert(1)',
])('%s stays text', (hostile) => {
  const html = htmlOf(hostile)

  expect(html).not.toMatch(/<(img|script)|"onmouseover|href="javascript/)
  expect(html.match(/</g)?.length).toBe(html.match(/<(!doctype|\/?(html|body|p|a))\b/g)?.length)
})
