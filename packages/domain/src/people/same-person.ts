import { searchWords } from '../words/search-words.ts'

/** What two people on a list are compared by. */
export interface Listed {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly externalId: string | null
}

type Likeness = 'number' | 'email' | 'same-name' | 'like-name'

export interface LikePair {
  readonly one: number
  readonly other: number
  /** What the two people share, the strongest likeness first. */
  readonly alike: readonly Likeness[]
}

const strength: readonly Likeness[] = ['number', 'email', 'same-name', 'like-name']

/** The most people compared in one group that shares a word: a hundred Marias of one initial are no hint. */
const MOST_IN_GROUP = 60

/**
 * Pairs of people who may be one: with the same number or address, with the same words in their name in whichever order,
 * case and accents, or with a name that differs in a letter, an initial or a word that only one of them has. Two whose
 * numbers differ have been told apart by the district already, unless they share an address.
 *
 * Names are compared within groups that share a word and an initial, so that what it costs grows with the list and not
 * with its square; between the groups `pause` lets others have their turn.
 */
export async function likePairs(
  people: readonly Listed[],
  pause: () => Promise<unknown>,
): Promise<LikePair[]> {
  const known = people.map((it) => ({ ...it, words: searchWords(it.name).toSorted() }))
  const found = new Map<string, Found>()
  for (const [likeness, keysOf] of ways) {
    await pause()
    let compared = 0
    for (const group of groupsOf(known, keysOf)) {
      compareWithin(group, likeness, found)
      compared += group.length
      if (compared < MOST_AT_ONCE) continue
      compared = 0
      await pause()
    }
  }
  return [...found.values()]
    .map(({ one, other, alike }) => ({
      one,
      other,
      // A like name is not listed beside the same name.
      alike: strength.filter((it) => alike.has(it) && !(it === 'like-name' && alike.has('same-name'))),
    }))
    .toSorted((a, b) => rankOf(a.alike) - rankOf(b.alike) || a.one.name.localeCompare(b.one.name))
    .map(({ one, other, alike }) => ({ one: one.id, other: other.id, alike }))
}

interface Found {
  readonly one: Known
  readonly other: Known
  readonly alike: Set<Likeness>
}

/** How many people are compared before others have their turn. */
const MOST_AT_ONCE = 2_000

function compareWithin(group: readonly Known[], likeness: Likeness, found: Map<string, Found>) {
  for (const [index, a] of group.entries()) {
    for (const b of group.slice(index + 1)) {
      if (!mayBeOne(a, b, likeness)) continue
      const [one, other] = a.id < b.id ? [a, b] : [b, a]
      const key = `${one.id} ${other.id}`
      const pair = found.get(key) ?? { one, other, alike: new Set<Likeness>() }
      pair.alike.add(likeness)
      found.set(key, pair)
    }
  }
}

/**
 * Whether two people may be one: always if they share a number or an address; by name alone, unless something else
 * tells them apart.
 */
function mayBeOne(a: Known, b: Known, likeness: Likeness): boolean {
  if (likeness === 'number' || likeness === 'email') return true
  return !areToldApart(a, b) && (likeness === 'same-name' || isLike(a.words, b.words))
}

interface Known extends Listed {
  readonly words: readonly string[]
}

const ways: readonly (readonly [Likeness, (it: Known) => string[]])[] = [
  // Some systems pad numbers with zeros.
  ['number', ({ externalId }) => keyOf(externalId?.toLowerCase().replaceAll(/^0+|[\s-]/g, ''))],
  ['email', ({ email }) => keyOf(email?.toLowerCase())],
  ['same-name', ({ words }) => keyOf(words.join(' '))],
  ['like-name', ({ words }) => [...initialsBeside(words), ...pairsIn(words)]],
]

const keyOf = (key: string | undefined): string[] => (key ? [key] : [])

/** Keys of a name: each of its words beside the initial of another. */
function initialsBeside(words: readonly string[]): string[] {
  return words.flatMap((shared) =>
    words.filter((it) => it !== shared).map((it) => `${shared} ${it.charAt(0)}`),
  )
}

/** Keys of a name: each two of its words, where it has more. */
function pairsIn(words: readonly string[]): string[] {
  if (words.length < 2) return []
  return words.flatMap((one, index) => words.slice(index + 1).map((other) => `${one} + ${other}`))
}

function groupsOf(people: readonly Known[], keysOf: (it: Known) => string[]): Known[][] {
  const groups = new Map<string, Known[]>()
  for (const it of people) {
    for (const key of new Set(keysOf(it))) {
      const group = groups.get(key)
      if (group) group.push(it)
      else groups.set(key, [it])
    }
  }
  return [...groups.values()].filter((it) => it.length > 1 && it.length <= MOST_IN_GROUP)
}

function areToldApart(one: Listed, other: Listed): boolean {
  if (one.externalId === null || other.externalId === null) return false
  if (one.externalId === other.externalId) return false
  return one.email === null || one.email.toLowerCase() !== other.email?.toLowerCase()
}

/**
 * Whether two names are alike: one has all words of the other and more; or they share all but one, which differs in a
 * letter or is an initial.
 */
function isLike(one: readonly string[], other: readonly string[]): boolean {
  const [mine, theirs] = [one.filter((it) => !other.includes(it)), other.filter((it) => !one.includes(it))]
  const shared = one.length - mine.length
  if (shared === 0) return false
  if (mine.length === 0 || theirs.length === 0) return shared > 1 && mine.length + theirs.length > 0
  const [a, b] = [mine[0], theirs[0]]
  if (mine.length > 1 || theirs.length > 1 || a === undefined || b === undefined) return false
  const isInitial = (short: string, long: string) => short.length === 1 && long.startsWith(short)
  return isInitial(a, b) || isInitial(b, a) || (Math.min(a.length, b.length) > 3 && isOneLetterOff(a, b))
}

/** Whether two words differ by one letter more, less, another, or two that changed places. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const isTurned = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isTurned && short.slice(at + 2) === long.slice(at + 2)
}

function rankOf(alike: readonly Likeness[]): number {
  return strength.findIndex((it) => alike.includes(it))
}
