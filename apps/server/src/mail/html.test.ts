import { expect, test } from 'vitest'
import { htmlOf } from './html.ts'

const look = { action: null, district: undefined, hasLogo: false }

test('a text keeps its paragraphs and lines, and its address becomes the one button', () => {
  const link = 'https://corridor.example/a?b=1&c'
  const html = htmlOf(`Hello,\n\nOpen\nthis:\n\n${link}\n\nCorridor\n`, { ...look, action: 'Read it' })

  expect(html).toContain('>Hello,</p>')
  expect(html).toContain('Open<br>this:</p>')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/<a class="go" href="https:\/\/corridor\.example\/a\?b=1&#38;c"[^>]*>Read it<\/a>/)
  expect(html).toContain('Sent by Corridor<')
  expect(html).not.toContain('<p style="margin:0 0 16px">Corridor</p>')
})

test('a code that is copied by hand stands out, and no other number does', () => {
  expect(htmlOf('395120 is your code to open it.', look)).toMatch(
    /<strong[^>]*>395120<\/strong> is your code/,
  )
  expect(htmlOf('395120 students\n\nWhat 395120 is your code', look)).not.toContain('<strong')
})

test('a mail has the district on top, by its logo where it has one, and is dark where its reader’s screen is', () => {
  const named = htmlOf('Hello', { ...look, district: 'Alder & Valley' })

  expect(named).toContain('>Alder &#38; Valley</p>')
  expect(named).toContain('Sent by Corridor for Alder &#38; Valley')
  expect(named).toContain('<meta name="color-scheme" content="light dark">')
  expect(htmlOf('Hello', { ...look, district: 'Alder', hasLogo: true })).toContain(
    '<img src="cid:logo" alt="Alder"',
  )
  // A background of its own would be a white box in the dark.
  expect(named.match(/background/g)).toEqual(['background'])
})

test.each([
  '<img src=x onerror=alert(1)>',
  'https://x.example/"onmouseover="alert(1)',
  "https://x.example/'><script>alert(1)</script>",
  'javascript:alert(1)',
])('%s in a mail stays text', (hostile) => {
  const html = htmlOf(hostile, { action: hostile, district: hostile, hasLogo: true })

  expect(html).not.toMatch(/<(script)|"onmouseover|href="javascript|<img src=x/)
  const known = /<(!doctype|\/?(html|head|meta|style|body|div|p|a|br|span|img))\b/g
  expect(html.match(/</g)?.length).toBe(html.match(known)?.length)
})
