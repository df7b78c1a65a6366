import { expect, test } from 'vitest'
import { type Listed, likePairs } from './same-person.ts'

let last = 0
const a = (name: string, details: Partial<Listed> = {}): Listed => ({
  id: ++last,
  name,
  email: null,
  externalId: null,
  ...details,
})

async function pairsIn(...people: Listed[]) {
  const names = new Map(people.map((it) => [it.id, it.name]))
  const found = await likePairs(people, async () => {})
  return found.map(({ one, other, alike }) => `${names.get(one)} = ${names.get(other)}: ${alike.join(', ')}`)
}

test('people of the same number or address are found however these are written, the strongest likeness first', async () => {
  expect(
    await pairsIn(
      a('Zoe Adler', { email: 'Z@x.test' }),
      a('Ann Bell', { email: 'z@X.test' }),
      a('Carl Dorn', { externalId: '00-417' }),
      a('Eva Fink', { externalId: '417' }),
    ),
  ).toEqual(['Carl Dorn = Eva Fink: number', 'Zoe Adler = Ann Bell: email'])
})

test('people of one name are found in any order, case and accents, a letter off, with an initial or a word more', async () => {
  expect(await pairsIn(a('Élodie ROUX'), a('roux, elodie'))).toEqual([
    'Élodie ROUX = roux, elodie: same-name',
  ])
  for (const other of [
    'Maria Lopes',
    'Maria Lpoez',
    'Mara Lopez',
    'M. Lopez',
    'Maria Elena Lopez',
    'Lopez Marias',
  ])
    expect([other, ...(await pairsIn(a('Maria Lopez'), a(other)))]).toHaveLength(2)
})

test('people whose names only begin alike, or whose numbers differ, are not taken for one', async () => {
  for (const other of ['Maria Logan', 'Marta Lopes', 'Mario Garcia', 'Lopez', 'Ana Lopez', 'Bob Lopez'])
    expect([other, ...(await pairsIn(a('Maria Lopez'), a(other)))]).toEqual([other])
  expect(await pairsIn(a('Ann Bell', { externalId: '1' }), a('Ann Bell', { externalId: '2' }))).toEqual([])
  // Nicknames are another word.
  expect(await pairsIn(a('William Bell'), a('Bill Bell'))).toEqual([])
})
