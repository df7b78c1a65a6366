import * as z from 'zod/mini'

/**
 * Whether a mail program would make a link of a name: a web address, a domain name, an email address. Names stand in
 * mails to people who do not know who chose them.
 */
export function looksLikeAddress(name: string): boolean {
  // The name as browsers read it: other scripts' full stops are dots, and marks that cannot be seen are not there.
  const seen = name
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll('。', '.')
  return seen.includes('://') || /\S@\S/.test(seen) || numbers.test(seen) || hasDomain(seen)
}

const numbers = /(?<![\d.])\d{1,3}(\.\d{1,3}){3}(?![\d.])/

/**
 * Two words with a dot between them and no space: “evil.com”, but neither “St. Mary” nor “P.S. 118”. A word is looked at
 * from its beginning alone: a long one costs its length, not its square.
 */
const pairs =
  /(?<![\p{L}\p{M}\p{N}-])(?<label>[\p{L}\p{M}\p{N}-]+)\.(?=(?<end>xn--[\w-]+|[\p{L}\p{M}]{2,}))/gu

function hasDomain(text: string): boolean {
  return [...text.matchAll(pairs)].some(({ groups: { label = '', end = '' } = {} }) => !isShort(label, end))
}

/** “St.Mary”, “J.P.Morgan”, “B.Ed”: a name goes on with a capital, where the dot only shortens what is before it. */
function isShort(label: string, end: string): boolean {
  const shortens = /^\p{L}\p{M}*$/u.test(label) || titles.includes(label.toLowerCase())
  return shortens && !/^\p{Ll}/u.test(end) && !usualEnds.includes(end.toLowerCase())
}

const titles = ['dr', 'fr', 'ft', 'jr', 'mr', 'mrs', 'ms', 'mt', 'prof', 'rev', 'sr', 'st', 'ste']
const usualEnds = ['app', 'biz', 'co', 'com', 'dev', 'edu', 'gov', 'info', 'io', 'me', 'net', 'org', 'us']

/** The check for names of people, districts and schools. */
export const noAddress = z.refine<string>(
  (name) => !looksLikeAddress(name),
  'A name cannot hold a web or email address. Put a space after a period.',
)
