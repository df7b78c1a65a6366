import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { JsonObject } from '@corridor/domain/data/json'
import { customLookFor } from '@corridor/tools/tools/custom-look-for/custom-look-for.tool'
import { describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../test/harness.ts'
import { aLookForSet, publishedSet } from '../configurations/test-sets.ts'
import { toolOf } from '../observations/opened.ts'
import { type Caller, complete, makePlace, read, save } from '../observations/test-place.ts'
import { received, send } from '../observations/test-sending.ts'
import { exporting, linesIn, rowsIn } from './test-exports.ts'

const made = await product()
const { exported } = exporting(made.services)
const district = { kind: 'district' } as const
const own = { kind: 'own' } as const
const NOTE = 'Nobody else reads this note.'

async function aPlace() {
  const place = await makePlace(made)
  const [ben, coach] = [await place.as('assistant-principal'), await place.as('coach')]
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  const ofRidge = { kind: 'school', schoolId: place.ridge.id } as const
  return { ...place, ben, coach, teacher, ofRidge }
}

const idsIn = (files: Record<string, string>) =>
  rowsIn(files['observations.csv']).map((it) => it['Observation ID'])

async function addStep(caller: Caller, educatorId: number, text: string) {
  const params = { educatorId, stepId: randomUUID() }
  const { status } = await caller.try(contract.educators.saveStep, {
    params,
    body: { text, dueOn: TODAY, status: 'open' },
  })
  expect(status).toBe(200)
}

describe('a school', () => {
  test('brings its visits with what belongs to them, under the same ids', async () => {
    const place = await aPlace()
    const visit = await place.finished(place.marisol, {
      context: { period: '3', partOfLesson: 'middle', studentsPresent: 3 },
    })
    await send(place.marisol, visit, { message: 'Thank you for having me.' })
    await received.reply(place.teacher, visit.id, 'Thank you for coming.')
    const files = await exported(place.ben, place.id, place.ofRidge)

    expect(rowsIn(files['schools.csv'])).toMatchObject([{ School: 'Copper Ridge' }])
    expect(rowsIn(files['educators.csv'])).toMatchObject([{ Educator: 'Omar Haddad', Room: 'Room 224' }])
    expect(rowsIn(files['teaching.csv'])).toMatchObject([{ School: 'Copper Ridge', 'Last day': '' }])
    expect(rowsIn(files['observations.csv'])).toMatchObject([
      {
        'Observation ID': visit.id,
        'Started at': '2026-10-22 09:05',
        Tool: 'On Task',
        Period: '3',
        'Part of lesson': 'Middle',
        Status: 'Sent',
        Educator: 'Omar Haddad',
        Purpose: 'Walkthrough',
        Announced: 'No',
      },
    ])
    expect(rowsIn(files['facts.csv']).length).toBeGreaterThan(0)
    expect(rowsIn(files['replies.csv'])).toMatchObject([{ Kind: 'Reply', Text: 'Thank you for coming.' }])
    expect(rowsIn(files['sent-copies.csv'])).toMatchObject([{ Message: 'Thank you for having me.' }])
    expect(linesIn(files['observations.jsonl'])).toMatchObject([
      { id: visit.id, status: 'sent', record: { school: 'Copper Ridge', observer: 'Somebody' } },
    ])
  })

  test('holds neither drafts nor coaching of others, nor their notes, nor other schools', async () => {
    const place = await aPlace()
    const ruth = await place.educator(place.hill.id, 'Ruth Feldman')
    await place.seen(ruth, place.marisol, { school: place.hill })
    read(await save(place.marisol, randomUUID(), place.document({ privateNotes: NOTE })))
    await place.finished(place.marisol, { purpose: 'coaching', privateNotes: NOTE })
    const open = await place.finished(place.marisol, { privateNotes: NOTE })
    const files = await exported(place.ben, place.id, place.ofRidge)

    expect(idsIn(files)).toEqual([open.id])
    expect(Object.values(files).join()).not.toContain(NOTE)
    expect(rowsIn(files['educators.csv']).map((it) => it.Educator)).toEqual(['Omar Haddad'])
  })

  test('holds all that its reader wrote: drafts, coaching, notes and the document', async () => {
    const place = await aPlace()
    const draft = read(await save(place.marisol, randomUUID(), place.document({ privateNotes: NOTE })))
    const coaching = await place.finished(place.marisol, { purpose: 'coaching' })
    const files = await exported(place.marisol, place.id, place.ofRidge)

    expect(new Set(idsIn(files))).toEqual(new Set([draft.id, coaching.id]))
    expect(linesIn(files['observations.jsonl']).find(({ id }) => id === draft.id)).toMatchObject({
      status: 'draft',
      document: { privateNotes: NOTE },
    })
  })

  test('says who it is for, what is in it and what is not', async () => {
    const place = await aPlace()
    await place.finished(place.marisol)
    const { 'README.txt': readme = '' } = await exported(place.ben, place.id, place.ofRidge)

    expect(readme).toMatch(/^Corridor: Copper Ridge\r\n/)
    expect(readme).toContain('Made for Somebody. Asked for on October 22, 2026, 9:30 AM (America/Denver)')
    expect(readme).toMatch(/observations\.csv\r\n {2}Observations: .* 1 row\.\r\n/)
    expect(readme).toContain('- Drafts of other observers.')
    expect(readme).not.toMatch(/[^\r]\n/)
  })
})

test('look-fors that only observers see go to their observer alone', async () => {
  const place = await aPlace()
  const PRIVATE = 'Only observers read this.'
  const { items, ...set } = aLookForSet({ a: 'Students explain.', b: PRIVATE })
  if (!Array.isArray(items)) throw new Error('There are no items.')
  const hidden = items.map((it) => ({ ...it, isPrivate: it.id === 'b' }))
  const { id: configurationId } = await publishedSet(place.admin, null, { ...set, items: hidden })
  const { id: toolTypeId, version: toolVersion } = toolOf({ toolTypeId: customLookFor.id })
  const at = '2026-10-22T15:06:00.000Z'
  const seen = { at, state: 'observed', choice: null, choices: {}, number: null, text: '', evidence: NOTE }
  const capture: JsonObject = { marks: { b: seen }, runs: [], files: [] }
  const document = place.document({ toolTypeId, toolVersion, configurationId, capture })
  const saved = await save(place.marisol, randomUUID(), document)
  await complete(place.marisol, read(saved))
  const [mine, others] = [
    await exported(place.marisol, place.id, own),
    await exported(place.ben, place.id, place.ofRidge),
  ]

  expect(idsIn(others)).toEqual(idsIn(mine))
  expect(Object.values(mine).join()).toContain(PRIVATE)
  expect(Object.values(others).join()).not.toContain(PRIVATE)
  expect(Object.values(others).join()).not.toContain(NOTE)
})

describe('one educator', () => {
  test('is their record, and nobody else’s', async () => {
    const place = await aPlace()
    const ivy = await place.educator(place.ridge.id, 'Ivy Chen')
    await place.seen(ivy, place.marisol)
    const visit = await place.finished(place.marisol)
    await addStep(place.marisol, place.omar.id, 'Wait three seconds.')
    await addStep(place.marisol, ivy.id, 'Not this one.')
    const files = await exported(place.ben, place.id, { kind: 'educator', educatorId: place.omar.id })

    expect(idsIn(files)).toEqual([visit.id])
    expect(rowsIn(files['action-steps.csv']).map((it) => it.Step)).toEqual(['Wait three seconds.'])
    expect(rowsIn(files['educators.csv'])).toHaveLength(1)
    expect(rowsIn(files['schools.csv'])).toHaveLength(1)
  })

  test('takes their own along as it was sent to them', async () => {
    const place = await aPlace()
    await place.finished(place.marisol, { privateNotes: NOTE })
    const sent = await place.finished(place.marisol, { privateNotes: NOTE })
    await send(place.marisol, sent, { message: 'See you.' })
    await received.reopen(place.admin, sent.id)
    const files = await exported(place.teacher, place.id, own)

    expect(rowsIn(files['observations.csv'])).toMatchObject([{ 'Observation ID': sent.id, Status: 'Sent' }])
    expect(rowsIn(files['facts.csv'])).toEqual([])
    expect(linesIn(files['observations.jsonl'])).toMatchObject([{ copies: [{ version: 1 }] }])
    expect(Object.values(files).join()).not.toContain(NOTE)
    expect(Object.keys(files)).not.toContain('educators.csv')
  })
})

test('one’s own visits are those one made, anywhere', async () => {
  const place = await aPlace()
  await place.finished(place.marisol)
  const mine = await place.finished(place.coach, { purpose: 'coaching' })
  await addStep(place.marisol, place.omar.id, 'Of somebody else.')
  await addStep(place.coach, place.omar.id, 'Of mine.')
  const files = await exported(place.coach, place.id, own)

  expect(idsIn(files)).toEqual([mine.id])
  expect(rowsIn(files['action-steps.csv']).map((it) => it.Step)).toEqual(['Of mine.'])
})

test('no cell is a formula, and every line ends as RFC 4180 says', async () => {
  const place = await aPlace()
  await addStep(place.marisol, place.omar.id, '=HYPERLINK("https://example.test","Click, here")\n@more')
  await place.educator(place.ridge.id, '+1 555 0100 Ltd')
  const files = await exported(place.admin, place.id, district)
  const steps = files['action-steps.csv'] ?? ''

  expect(steps.startsWith('\ufeffStep ID,')).toBe(true)
  expect(steps).toContain(`"'=HYPERLINK(""https://example.test"",""Click, here"")\n'@more"`)
  expect(files['educators.csv']).toContain(`,'+1 555 0100 Ltd,`)
  expect(steps.endsWith('\r\n')).toBe(true)
})

test('a district with nothing is an export of nothing', async () => {
  const place = await aPlace()
  const files = await exported(place.admin, place.id, district)

  expect(idsIn(files)).toEqual([])
  expect(files['observations.jsonl']).toBe('')
  expect(rowsIn(files['schools.csv'])).toHaveLength(2)
})

test('what a newer Corridor wrote is left out, and counted', async () => {
  const place = await aPlace()
  const visit = await place.finished(place.marisol)
  await place.finished(place.marisol)
  await place.rows(
    `update observations set document = jsonb_set(document, '{format}', '99') where id = '${visit.id}'`,
  )
  const files = await exported(place.ben, place.id, place.ofRidge)

  expect(idsIn(files)).toHaveLength(1)
  expect(files['README.txt']).toContain('- 1 observation that a newer version of Corridor wrote.')
})
