import { expect, test } from 'vitest'
import { copperRidge, juniperStreet } from '../../../testing/samples/sample-people.ts'
import { aRoster } from '../../../testing/samples/sample-roster.ts'
import { startTools } from './start-tools.ts'

type Given = NonNullable<Parameters<typeof aRoster>[0]>
type SetUp = NonNullable<Given['configurations']>[number]

const setUp = (id: number, toolTypeId: number, details: Partial<SetUp> = {}): SetUp => ({
  id,
  toolTypeId,
  name: `Set ${id}`,
  version: 1,
  content: { plannedSweeps: 3, secondsBetweenSweeps: 120 },
  isCurrent: true,
  schoolId: null,
  items: [],
  ...details,
})
const offered = (given: Given, at: number | null = copperRidge.id) =>
  startTools(aRoster(given), at).map(({ configurationId }) => configurationId)

const onTask = { toolTypeId: 2, position: 7, schools: null }
const questioning = { toolTypeId: 4, position: 1, schools: null }

test('tools come in the district’s order, and one without a line is off', () => {
  const configurations = [setUp(5, 2), setUp(6, 4)]

  expect(offered({ configurations, tools: [onTask, questioning] })).toEqual([6, 5])
  expect(offered({ configurations, tools: [questioning] })).toEqual([6])
})

test('a tool is offered where its schools are, and before there is a school if any has it', () => {
  const given = { configurations: [setUp(5, 2)], tools: [{ ...onTask, schools: [juniperStreet.id] }] }

  expect(offered(given)).toEqual([])
  expect(offered(given, juniperStreet.id)).toEqual([5])
  expect(offered(given, null)).toEqual([5])
  expect(offered({ ...given, tools: [{ ...onTask, schools: [] }] }, null)).toEqual([])
})

test('sets are the district’s and the school’s own, and none that is retired', () => {
  const configurations = [
    setUp(5, 2),
    setUp(7, 2, { schoolId: copperRidge.id }),
    setUp(8, 2, { schoolId: juniperStreet.id }),
    setUp(9, 2, { isCurrent: false }),
  ]

  expect(offered({ configurations, tools: [onTask] })).toEqual([5, 7])
})
