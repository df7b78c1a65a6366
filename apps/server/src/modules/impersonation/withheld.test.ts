import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { readEverything, tellingOf } from '../../../test/read-everything.ts'
import { asked, exporting, read as readExport } from '../exports/test-exports.ts'
import { agreed, aStep, makeConferences, shared } from '../observations/test-conference.ts'
import { type Caller, complete, read, save } from '../observations/test-place.ts'
import { received, send } from '../observations/test-sending.ts'
import { looker } from './test-scene.ts'

const made = await product()
const look = await looker(made)
const COMMENTS = 8

const canaries = [
  'canary-draft-notes',
  'canary-draft-words',
  'canary-draft-prep',
  'canary-draft-file',
  'canary-early-file',
  'canary-asked-ahead',
  'canary-completed-notes',
  'canary-completed-prep',
  'canary-sent-notes',
  'canary-late-words',
  'canary-reopened-words',
  'canary-own-comment',
] as const

function addFile(caller: Caller, observation: string, words: string) {
  const body = new Uint8Array(Buffer.from(`%PDF-1.7 ${words}`))
  return { fileId: randomUUID(), observation, body, caller }
}

/** A principal with something in every state, each with words for nobody else. */
async function aDesk() {
  const place = await makeConferences(made)
  const { marisol, teacher, conference, omar } = place
  const written = (words: string, prepNotes = '') =>
    agreed({ agreements: [{ id: randomUUID(), text: words }], prepNotes })
  const begin = async (words: string, details: { privateNotes?: string; prep?: string } = {}) => {
    const { prep, ...more } = details
    return read(await save(marisol, randomUUID(), conference(written(words, prep), more)))
  }
  const done = async (words: string, details: { privateNotes?: string; prep?: string } = {}) =>
    read(await complete(marisol, await begin(words, details)))
  const went = async (words: string, details: { privateNotes?: string } = {}) =>
    read(await send(marisol, await done(words, details)))
  const goOn = async ({ id, document, revision }: SavedObservation, words: string) =>
    read(await save(marisol, id, { ...document, capture: { ...written(words) } }, revision))

  const draft = await begin('canary-draft-words', {
    privateNotes: 'canary-draft-notes',
    prep: 'canary-draft-prep',
  })
  const completed = await done('Said in a completed one.', {
    privateNotes: 'canary-completed-notes',
    prep: 'canary-completed-prep',
  })
  const sent = await went('Said in a sent one.', { privateNotes: 'canary-sent-notes' })
  const late = await went('Said before it came late.')
  await goOn(late, 'canary-late-words')
  const reopened = await went('Said before it was opened again.')
  await received.reopen(marisol, reopened.id)
  await goOn({ ...reopened, revision: reopened.revision + 1 }, 'canary-reopened-words')
  const asking = agreed({ ...shared, signature: null, asksAhead: true })
  const [first, ...others] = asking.agenda
  const agenda = first ? [{ ...first, prompt: 'canary-asked-ahead' }, ...others] : []
  const ahead = read(await save(marisol, randomUUID(), conference({ ...asking, agenda })))

  const files = [
    addFile(marisol, draft.id, 'canary-draft-file'),
    addFile(marisol, randomUUID(), 'canary-early-file'),
  ]
  for (const { fileId, observation, body } of files)
    await marisol.call(contract.files.add, { params: { fileId }, query: { observation }, body })
  const bank = [{ id: randomUUID(), kind: 'note', text: 'canary-own-comment', target: '' }]
  await marisol.call(contract.ownContent.save, {
    body: { toolTypeId: COMMENTS, baseRevision: 0, content: { bank } },
  })
  const taken = readExport(await asked(marisol, { kind: 'own' }))
  await exporting(made.services).make(place.id, taken.id)
  const observations = [draft, completed, sent, late, reopened, ahead]
  return {
    ...place,
    marisol,
    teacher,
    sent,
    draft,
    known: {
      observationId: observations.map(({ id }) => id),
      version: [1],
      fileId: files.map(({ fileId }) => fileId),
      importId: [randomUUID()],
      documentId: [randomUUID()],
      districtId: [place.id],
      name: ['w9'],
      exportId: [taken.id],
      stepId: [randomUUID()],
      educatorId: [omar.id],
      otherId: [omar.id],
      educator: [omar.id],
      userId: [marisol.id, teacher.id],
      configurationId: [place.configurationId],
      toolType: [COMMENTS],
      school: [place.ridge.id],
      search: ['Omar'],
      email: [marisol.email],
    },
  }
}

describe('drafts, private notes and draft files', async () => {
  const desk = await aDesk()
  const { admin, as, marisol, teacher, known, rows, sent } = desk
  const eyes = { marisol, admin, teacher, 'an assistant principal': await as('assistant-principal') }

  test('are read by who wrote them', async () => {
    const own = await readEverything(marisol, known)

    expect(canaries.filter((it) => tellingOf(own, it).length === 0)).toEqual([])
    expect(tellingOf(await readEverything(teacher, known), 'canary-asked-ahead')).not.toEqual([])
  })

  test.each(Object.entries(eyes))('are withheld from support with the eyes of %s', async (_, person) => {
    const told = await readEverything(await look(person), known)

    expect(tellingOf(told, /canary/)).toEqual([])
    // Exports are compressed and show no words: support gets none at all.
    const packed = told.filter(({ spec }) => spec.path.startsWith('/exports/'))
    expect(packed.map(({ status }) => status >= 400)).toEqual([true, true])
    expect(told.some(({ status }) => status === 200)).toBe(true)
  })

  test('are withheld also where the district lets support assist', async () => {
    await rows(`update districts set policies = '{"supportMayAssist": true}'`)
    const told = await readEverything(await look(marisol), known)
    await rows(`update districts set policies = '{}'`)

    expect(tellingOf(told, /canary/)).toEqual([])
  })

  test('leave what was sent to be read, with a line for each in the district’s trail', async () => {
    const support = await look(marisol)
    const reply = await support.call(contract.observations.show, { params: { observationId: sent.id } })

    expect(reply.status).toBe(200)
    expect(contract.observations.show.response.parse(reply.body)).toMatchObject({
      mayEdit: false,
      maySend: false,
    })
    expect(JSON.stringify(reply.body)).toContain('Said in a sent one.')
    expect(
      await rows(
        `select event, subject_id, actor_id from audit_events where real_actor_id = ${support.id} and event <> 'impersonation.start'`,
      ),
    ).toEqual([{ event: 'observation.read', subject_id: sent.id, actor_id: marisol.id }])
  })

  test('are not counted either: the list has what was finished', async () => {
    const { body } = await (await look(marisol)).call(contract.observations.list, { query: {} })
    const { items, found } = contract.observations.list.response.parse(body)

    expect(items.map(({ status }) => status).sort()).toEqual(['completed', 'sent', 'sent'])
    expect(found).toBe(3)
  })
})

test('a device of support gets nothing to go on from: no steps, nothing carried, no tool used last', async () => {
  const { marisol, sent } = await makeConferences(made)
  await sent({ steps: [aStep('Pause three seconds.')], followUpOn: '2026-11-05' })
  const snapshotOf = async (caller: Caller) =>
    contract.device.snapshot.response.parse((await caller.call(contract.device.snapshot, {})).body)

  const [own, looked] = [await snapshotOf(marisol), await snapshotOf(await look(marisol))]

  expect([own.steps.length, own.earlier.length]).toEqual([1, 1])
  expect([looked.steps, looked.earlier]).toEqual([[], []])
  expect(looked.educators.map((it) => it.lastToolTypeId)).toEqual(looked.educators.map(() => null))
})
