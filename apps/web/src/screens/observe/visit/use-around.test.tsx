import { contract } from '@corridor/contract/contract'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import { everyClassroom } from '@corridor/tools/tools/custom-look-for/set/shipped-sets'
import { renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../testing/own-disc.ts'
import { currentDevice } from '../../../device/open-device.ts'
import { reply, unreachable } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import {
  anObservationDocument,
  aSavedObservation,
  idOf,
} from '../../../testing/samples/sample-observations.ts'
import { copperRidge, juniperStreet, marisol } from '../../../testing/samples/sample-people.ts'
import { aRoster } from '../../../testing/samples/sample-roster.ts'
import { useAround } from './use-around.ts'

type Given = NonNullable<Parameters<typeof aRoster>[0]>
type SetUp = NonNullable<Given['configurations']>[number]
type Carried = NonNullable<Given['earlier']>[number]

const [CONFERENCE, LOOK_FORS, OMAR] = [10, 11, 24]
const onTask = aRoster().configurations

const aSet = (id: number, details: Partial<SetUp> = {}): SetUp => ({
  id,
  toolTypeId: LOOK_FORS,
  name: `Set ${id}`,
  version: 1,
  content: { ...everyClassroom },
  isCurrent: true,
  schoolId: null,
  ...details,
  items: [{ id: 'talk', code: 'A1', title: 'Students talk', domain: 'Talk' }],
})

/** What Marisol’s device tells a tool around her draft about Omar, at Copper Ridge. */
async function around(given: Given, purpose: Purpose = 'walkthrough', beside: object[] = []) {
  const draft = aSavedObservation({ status: 'draft', document: anObservationDocument({ purpose }) })
  const others = beside.map((document, index) =>
    aSavedObservation({ id: idOf(index + 2), status: 'draft', document: anObservationDocument(document) }),
  )
  await visit(`/observations/2/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aRoster({ ...given, observations: [draft, ...others] })),
      ...[unreachable(contract.observations.save), reply(contract.observations.open, draft)],
    ],
  })
  await screen.findByRole('heading', { name: /Omar Haddad/ })
  const device = currentDevice()
  if (!device) throw new Error('There is no device.')
  return renderHook(() => useAround(device, idOf(1), 'Omar Haddad')).result.current
}

test('items to tag and to aim at are those of the district and of the school, and none of another school', async () => {
  const configurations = [
    ...onTask,
    aSet(7),
    aSet(8, { schoolId: copperRidge.id }),
    aSet(9, { schoolId: juniperStreet.id }),
    aSet(10, { isCurrent: false }),
  ]
  const { targets } = await around({ configurations })

  expect(targets().map(({ configurationId, id }) => `${configurationId}:${id}`)).toEqual(['7:talk', '8:talk'])
})

test('a look-for of the visit, and its photo, are tagged as a comment aims at it', async () => {
  const [item] = everyClassroom.items.filter(({ type }) => type === 'present')
  const at = '2026-10-21T16:15:00.000Z'
  const mark = { at, state: 'observed', choice: null, choices: {}, number: null, text: '', evidence: '' }
  const file = { id: idOf(702), type: 'image/jpeg', bytes: 9 }
  const capture = {
    marks: { [item?.id ?? '']: mark },
    runs: [],
    files: [{ id: idOf(701), itemId: item?.id ?? '', at, file }],
  }
  const beside = { toolTypeId: LOOK_FORS, configurationId: 7, configurationVersion: 1, capture }
  const { evidence } = await around({ configurations: [...onTask, aSet(7)] }, 'walkthrough', [beside])

  expect((await evidence()).map(({ kind, targets }) => [kind, targets])).toEqual([
    ['Look-for', [`7:${item?.id}`]],
    ['Photo', [`7:${item?.id}`]],
  ])
})

const carrying = (number: number, text: string, details: Partial<Carried> = {}): Carried => ({
  educatorId: OMAR,
  toolTypeId: CONFERENCE,
  observationId: idOf(number),
  purpose: 'walkthrough',
  startedAt: `2026-10-0${number}T16:00:00.000Z`,
  ...details,
  carried: { goals: [{ id: idOf(number + 800), text, dueOn: null }] as JsonObject[] },
})
const earlier = [
  carrying(1, 'More voices.'),
  carrying(2, 'Longer answers.'),
  carrying(3, 'Of somebody else.', { educatorId: 1 }),
  carrying(4, 'Between two.', { purpose: 'coaching' }),
]

test.each([
  ['walkthrough', 'Longer answers.'],
  ['coaching', 'Between two.'],
] as const)(
  'in a %s the goal is “%s”: the last that was agreed, and of coaching only in coaching',
  async (purpose, text) => {
    const { goals, earlier: ofThisTool } = await around({ earlier }, purpose)

    expect((await goals()).map((it) => it.text)).toEqual([text])
    expect(ofThisTool()).toEqual([])
  },
)

test.each<[Purpose, string[]]>([
  ['walkthrough', ['Step 1']],
  ['coaching', ['Step 1', 'Step 2']],
])('steps that were agreed in coaching go into coaching alone: %s', async (purpose, texts) => {
  const step = (number: number, isCoaching: boolean) => ({
    id: idOf(number + 20),
    educatorId: OMAR,
    text: `Step ${number}`,
    dueOn: null,
    isCoaching,
    agreedOn: '2026-10-01',
  })
  const { steps } = await around({ steps: [step(1, false), step(2, true)] }, purpose)

  expect(steps().map(({ text }) => text)).toEqual(texts)
})
