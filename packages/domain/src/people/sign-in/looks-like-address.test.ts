import { expect, test } from 'vitest'
import { looksLikeAddress } from './looks-like-address.ts'

test.each([
  'evil.com',
  'Visit evil.com now',
  'EVIL.COM',
  'Prize at Evil.Example',
  'https://x',
  'www.evil.example/win?id=1',
  'Call 192.0.2.7 today',
  'win@evil.example',
  'win@localhost',
  't.co',
  'T.Co',
  'x.Com',
  'st.io',
  'evil．com',
  'evil。com',
  'evil\u200b.\u2060com',
  'бесплатно.рф',
  'evil.xn--p1ai',
  'Pine Hollow.Schools',
])('%s would be a link in a mail', (name) => {
  expect(looksLikeAddress(name)).toBe(true)
})

test.each([
  'St. Mary’s',
  'St.Mary’s',
  "O'Neil",
  'J.P. Morgan Elementary',
  'J.P.Morgan Elementary',
  'P.S. 118',
  'P.S.118',
  'Dr. Martin Luther King Jr. Academy',
  'Dr.King Academy',
  'Mt.Hood Middle',
  'U.S. Grant High',
  'Jordan Ellis, Ph.D.',
  'Priya Nair, M.Ed.',
  'Ng',
  'K-8 @ Lantern Hill',
  'School No. 5.',
  'Version 1.2.3',
  'А.С.Пушкин',
  '王小明',
])('%s is a name', (name) => {
  expect(looksLikeAddress(name)).toBe(false)
})

// With a pattern that tries every beginning, a megabyte takes minutes.
test('a megabyte of one word is looked at once', () => {
  expect(looksLikeAddress('a'.repeat(1_000_000))).toBe(false)
})
