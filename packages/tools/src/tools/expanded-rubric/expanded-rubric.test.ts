import { merge } from '@corridor/domain/observation/merge'
import type { Block } from '@corridor/domain/report/block'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Contribution } from '../../definition/tool.ts'
import { visit } from '../../testing/test-around.ts'
import { addPiece, chooseLevel, toggleAttribute, write } from './capture/rubric-changes.ts'
import { rubricHint } from './capture/rubric-hint.ts'
import { ExpandedRubricCapture, ExpandedRubricConfig, type Piece } from './expanded-rubric.shape.ts'
import { expandedRubric } from './expanded-rubric.tool.ts'
import { indicatorsOf } from './indicators.ts'
import { lastRole, OTHER_ROLE } from './roles.ts'

const config = expandedRubric.usual()
const blank = expandedRubric.blank(config)
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`
const context = { visit, contributions: [], isForEducator: false }

function aPiece(number: number, indicatorId: string, details: Partial<Piece> = {}): Piece {
  return { id: idOf(number), indicatorId, text: 'Seen.', stance: 'supports', source: null, ...details }
}

const withRules = (rules: Partial<ExpandedRubricConfig['rules']>): ExpandedRubricConfig => ({
  ...config,
  rules: { ...config.rules, ...rules },
})

const rated = (key: string, text: string, at = '2026-10-22T15:00:00.000Z'): Contribution => ({
  kind: 'self-rating',
  key,
  by: 'Omar Haddad',
  text,
  at,
})

describe('the rubric that ships', () => {
  test('has four domains of four or five indicators, each with a descriptor for each of four levels', () => {
    expect(config.levels).toHaveLength(4)
    for (const domain of config.domains) {
      const theirs = config.indicators.filter(({ domainId }) => domainId === domain.id)
      expect([4, 5]).toContain(theirs.length)
      for (const { descriptors } of theirs)
        for (const { value } of config.levels) expect(descriptors[value]).toMatch(/\.$/)
    }
  })

  test.each([
    ['no levels', { levels: config.levels.slice(0, 1) }, 'Keep at least 2 levels.'],
    [
      'the same value twice',
      { levels: [...config.levels, ...config.levels] },
      'Give each level a value of its own.',
    ],
    ['no indicator', { indicators: [] }, 'Add at least one indicator.'],
    [
      'an indicator without a domain',
      { domains: config.domains.slice(1) },
      'Put each indicator into a domain.',
    ],
    ['no title', { title: ' ' }, 'Give the rubric a title.'],
  ])('with %s it says what to do', (_, change, words) => {
    const { error } = ExpandedRubricConfig.safeParse({ ...config, ...change })
    expect(error?.issues.map(({ message }) => message)).toContain(words)
  })
})

describe('what a rubric capture lacks', () => {
  test('is a level at first, and then only evidence where a level asks for it', () => {
    expect(expandedRubric.missing(blank, config)).toEqual(['Choose a level for at least one indicator.'])
    expect(expandedRubric.missing(chooseLevel(blank, 'i2', 3), config)).toEqual([])
    const top = chooseLevel(chooseLevel(blank, 'i2', 4), 'c1', 1)
    expect(expandedRubric.missing(top, config)).toEqual([
      'C1 Welcome and belonging: level 1 needs at least one piece of evidence.',
      'I2 Questions and discussion: level 4 needs at least one piece of evidence.',
    ])
    const backed = addPiece(addPiece(top, aPiece(1, 'c1')), aPiece(2, 'i2', { text: ' ' }))
    expect(expandedRubric.missing(backed, config)).toHaveLength(1)
  })

  test.each([
    ['every', false, 1],
    ['none', false, 0],
    ['every', true, 0],
  ] as const)('with evidence for %s, quick %s: %d', (evidenceFor, isQuick, count) => {
    const capture = chooseLevel(blank, 'i2', 3)
    expect(expandedRubric.missing(capture, withRules({ evidenceFor, isQuick }))).toHaveLength(count)
  })
})

describe('changes', () => {
  test('taken back leave nothing behind', () => {
    const steps = fc.array(
      fc.record({ id: fc.constantFrom('c1', 'i2'), by: fc.constantFrom('level', 'seen', 'note') }),
    )
    const act = (it: ExpandedRubricCapture, { id, by }: { id: string; by: string }) => {
      if (by === 'level') return chooseLevel(it, id, 3)
      return by === 'seen' ? toggleAttribute(it, id, `${id}-1`) : write(it, id, 'growthNote', '')
    }
    fc.assert(
      fc.property(steps, (done) => {
        const all = [...done, ...done].reduce(act, blank)
        expect(all).toEqual(blank)
      }),
    )
  })

  test('of two devices to the same indicator both stay', () => {
    const base = chooseLevel(blank, 'i2', 3)
    const mine = addPiece(toggleAttribute(base, 'i2', 'i2-1'), aPiece(1, 'i2'))
    const theirs = write(
      addPiece(chooseLevel(base, 'c1', 2), aPiece(2, 'i2')),
      'i2',
      'growthNote',
      'More time?',
    )
    const document = (it: ExpandedRubricCapture) => ({ ...it, conflicts: [] })
    const { conflicts, ...merged } = merge(document(base), document(mine), document(theirs), {
      by: 'tablet',
      at: visit.startedAt,
    })

    expect(conflicts).toEqual([])
    expect(ExpandedRubricCapture.parse(merged)).toEqual({
      marks: { c1: { level: 2 }, i2: { level: 3, attributes: { 'i2-1': true }, growthNote: 'More time?' } },
      evidence: [aPiece(2, 'i2'), aPiece(1, 'i2')],
    })
  })
})

describe('facts', () => {
  test('each indicator is counted once, at a level or as unscored', () => {
    const level = fc.record({
      id: fc.constantFrom(...config.indicators.map(({ id }) => id)),
      level: fc.integer({ min: 1, max: 4 }),
    })
    fc.assert(
      fc.property(fc.array(level), (chosen) => {
        const marks = Object.fromEntries(chosen.map(({ id, level }) => [id, { level }]))
        const facts = expandedRubric.facts({ marks, evidence: [] }, config, visit)
        const counted = facts.filter(({ value }) => value.startsWith('level') || value === 'unscored')
        expect(counted.reduce((sum, { n }) => sum + n, 0)).toBe(config.indicators.length)
      }),
    )
  })

  test('evidence is counted, and so are levels without any', () => {
    const capture = addPiece(chooseLevel(chooseLevel(blank, 'i2', 3), 'c1', 2), aPiece(1, 'i2'))
    const facts = expandedRubric.facts(capture, config, visit)
    expect(facts).toContainEqual({ item: 'i2', value: 'level 3', n: 1 })
    expect(facts).toContainEqual({ item: 'i2', value: 'evidence', n: 1 })
    expect(facts).toContainEqual({ item: 'i2', value: 'without evidence', n: 0 })
    expect(facts).toContainEqual({ item: 'c1', value: 'without evidence', n: 1 })
    expect(facts).toContainEqual({ item: 's1', value: 'without evidence', n: 0 })
  })
})

describe('indicators for some roles', () => {
  const forRoles = (id: string, ...roles: string[]) => ({
    ...config,
    indicators: config.indicators.map((it) => (it.id === id ? { ...it, roles } : it)),
  })
  const rubric = forRoles('c1', 'Classroom teacher', 'Librarian ')
  const counselor = { ...chooseLevel(blank, 'i2', 3), role: 'Counselor' }
  const unscored = (capture: ExpandedRubricCapture) =>
    expandedRubric
      .facts(capture, rubric, visit)
      .find(({ item, value }) => item === 'c1' && value === 'unscored')
  const scoredIn = (capture: ExpandedRubricCapture) =>
    expandedRubric.record(capture, rubric, context).flatMap((it) => (it.kind === 'facts' ? it.items : []))

  test('are not missed in somebody else', () => {
    expect(unscored(counselor)?.n).toBe(0)
    expect(rubricHint(counselor, rubric)).toContain('1 of 16 scored.')
    expect(scoredIn(counselor)).toContainEqual({ label: 'Indicators scored', value: '1 of 16 (6%)' })
    expect(scoredIn(counselor)).toContainEqual({ label: 'Seen as', value: 'Counselor' })
    const blocks = expandedRubric.record(counselor, rubric, context)
    expect(blocks.find(({ kind }) => kind === 'chart')).toMatchObject({
      n: 16,
      counted: '1 of 16 indicators',
    })
    expect(blocks).toContainEqual({ kind: 'note', text: 'Not for this role: C1.' })
    expect(expandedRubric.invitations?.(counselor, rubric).map(({ key }) => key)).not.toContain('c1')
  })

  test.each([
    ['nobody said in which role', undefined],
    ['any role was said', ''],
    ['it is one of them, however it is written', 'librarian'],
  ])('count where %s', (_, role) => {
    const { role: __, ...capture } = counselor
    const seen = role === undefined ? capture : { ...capture, role }
    expect(unscored(seen)?.n).toBe(1)
    expect(rubricHint(seen, rubric)).toContain('1 of 17 scored.')
    expect(expandedRubric.invitations?.(seen, rubric)).toHaveLength(17)
  })

  test('count where one of them was scored all the same', () => {
    const seen = chooseLevel(counselor, 'c1', 2)
    expect(rubricHint(seen, rubric)).toContain('2 of 17 scored.')
    expect(expandedRubric.facts(seen, rubric, visit)).toContainEqual({ item: 'c1', value: 'level 2', n: 1 })
    expect(JSON.stringify(expandedRubric.record(seen, rubric, context))).not.toContain('Not for this role')
  })

  test.each([
    ['evidence', (it: ExpandedRubricCapture) => addPiece(it, aPiece(1, 'c1'))],
    ['something seen', (it: ExpandedRubricCapture) => toggleAttribute(it, 'c1', 'c1-1')],
    ['a note', (it: ExpandedRubricCapture) => write(it, 'c1', 'growthNote', 'More time?')],
  ])('count where one of them has %s: its record does not say that it is for others', (_, add) => {
    const seen = add(counselor)
    const blocks = expandedRubric.record(seen, rubric, context)
    expect(blocks).toContainEqual(expect.objectContaining({ title: 'C1 Welcome and belonging' }))
    expect(JSON.stringify(blocks)).not.toContain('Not for this role')
    expect(scoredIn(seen)).toContainEqual({ label: 'Indicators scored', value: '1 of 17 (6%)' })
    expect(unscored(seen)?.n).toBe(1)
  })

  test('an empty field that was opened for one of them is not there', () => {
    const seen = addPiece(counselor, aPiece(1, 'c1', { text: ' ' }))
    expect(rubricHint(seen, rubric)).toContain('1 of 16 scored.')
    expect(unscored(seen)?.n).toBe(0)
  })

  test('somebody whose role no indicator names is not given a name for it', () => {
    const seen = { ...counselor, role: OTHER_ROLE }
    expect(scoredIn(seen)).toContainEqual({ label: 'Seen as', value: 'None of the roles this rubric names' })
  })

  describe('the role goes on to the next visit', () => {
    const seenAs = (...roles: readonly string[]) =>
      roles.flatMap((role, place) => {
        const carried = expandedRubric.carry?.({ ...blank, role }, rubric)
        const startedAt = `2026-10-0${place + 1}T15:05:00.000Z`
        return carried ? [{ observationId: idOf(place), startedAt, carried }] : []
      })

    test('as long as somebody said one', () => {
      expect(expandedRubric.carry?.(counselor, rubric)).toEqual({ role: 'Counselor' })
      expect(expandedRubric.carry?.(blank, rubric)).toBeNull()
    })

    test.each([
      ['any role, chosen after another', ['Librarian', ''], ''],
      ['one that is written differently there', ['classroom TEACHER '], 'Classroom teacher'],
      ['none of those it names', [OTHER_ROLE], OTHER_ROLE],
      ['one that this rubric does not name', ['Nurse'], undefined],
    ])('%s', (_, roles, role) => {
      expect(lastRole(seenAs(...roles), rubric)).toBe(role)
    })

    test('but not to a rubric that names no roles', () => {
      expect(lastRole(seenAs(OTHER_ROLE), config)).toBeUndefined()
    })
  })
})

describe('self-rating', () => {
  test('asks for each indicator ahead, and not at all unless the district wants it', () => {
    const asked = expandedRubric.invitations?.(blank, config) ?? []
    expect(asked).toHaveLength(config.indicators.length)
    expect(asked[0]).toMatchObject({ kind: 'self-rating', key: 'c1', isAhead: true })
    expect(asked[0]?.choices?.map(({ value }) => value)).toEqual(['1', '2', '3', '4'])
    expect(expandedRubric.invitations?.(blank, withRules({ asksSelfRating: false }))).toEqual([])
  })

  test('stands beside the observer’s level, with the gap', () => {
    const capture = chooseLevel(chooseLevel(blank, 'i2', 3), 'c1', 3)
    const contributions = [rated('i2', '2'), rated('i2', '4', '2026-10-22T15:10:00.000Z'), rated('s1', '1')]
    const blocks = expandedRubric.record(capture, config, { ...context, contributions })
    expect(rowsOf(blocks, 'Level by indicator')).toEqual([
      ['C1 Welcome and belonging', '3 Established', 'None', '', '0'],
      ['I2 Questions and discussion', '3 Established', '4 Extending', 'Self 1 higher', '0'],
      ['S1 Demand of the task', 'Not scored', '1 Beginning', '', '0'],
    ])
  })
})

describe('the record', () => {
  const source = {
    observationId: idOf(9),
    toolTypeId: 5,
    entryId: idOf(8),
    kind: 'Script',
    at: '2026-10-22T16:12:31.000Z',
  }
  const capture = [aPiece(1, 'i2', { source }), aPiece(2, 'i2', { stance: 'contradicts' })].reduce(
    addPiece,
    chooseLevel(chooseLevel(blank, 'i2', 3), 'c1', 2),
  )

  test('names where evidence comes from and on which side it stands', () => {
    const blocks = expandedRubric.record(capture, config, context)
    const entries = blocks.find((it) => it.kind === 'entries' && it.title === 'I2 Questions and discussion')
    expect(entries).toMatchObject({
      items: [
        { head: 'Level 3 · Established' },
        { head: 'Script 10:12 AM · Supports', text: 'Seen.' },
        { head: 'Typed · Contradicts' },
      ],
    })
  })

  test('has an overall number only where the district shows one, with its count', () => {
    expect(factsIn(expandedRubric.record(capture, config, context))).not.toContain('Overall')
    const [facts] = expandedRubric.record(capture, withRules({ showsOverall: true }), context)
    expect(facts).toMatchObject({
      items: expect.arrayContaining([{ label: 'Overall', value: '2.5', note: 'from 2 of 17 indicators' }]),
    })
  })

  test('of levels only says nothing of evidence', () => {
    const blocks = expandedRubric.record(chooseLevel(blank, 'i2', 3), withRules({ isQuick: true }), context)
    expect(factsIn(blocks)).toEqual(['Indicators scored'])
  })
})

describe('another version', () => {
  const reworded = (id: string, change: object) => ({
    ...config,
    indicators: config.indicators.map((it) => (it.id === id ? { ...it, ...change } : it)),
  })

  test('says which indicators read differently and which are gone; their place says nothing', () => {
    expect(
      expandedRubric.changed?.(config, reworded('i2', { rank: 'z', weight: 2, attributes: [] })),
    ).toEqual([])
    expect(expandedRubric.changed?.(config, reworded('i2', { title: 'Questions' }))).toEqual([
      { id: 'i2', was: 'Questions and discussion', is: 'Questions' },
    ])
    const gone = { ...config, indicators: config.indicators.filter(({ id }) => id !== 'c4') }
    expect(expandedRubric.changed?.(config, gone)).toEqual([
      { id: 'c4', was: 'Room and materials', is: null },
    ])
  })

  test('gives those that mean something else an id of their own', () => {
    const once = expandedRubric.reword?.(config, ['i2'], 2) ?? config
    const twice = expandedRubric.reword?.(once, ['i2.2'], 3) ?? config
    const ids = (it: ExpandedRubricConfig) => indicatorsOf(it).map(({ id }) => id)
    expect(ids(once)).toContain('i2.2')
    expect(ids(twice)).toContain('i2.3')
    expect(ids(twice)).toHaveLength(config.indicators.length)
    expect(ExpandedRubricConfig.safeParse(twice).success).toBe(true)
  })

  test('of two that would get the same id, both get their own', () => {
    const [first, second, ...others] = config.indicators
    const indicators = [{ ...first, id: 'x' }, { ...second, id: 'x.2' }, ...others]
    const both = ExpandedRubricConfig.parse({ ...config, indicators })
    const after = expandedRubric.reword?.(both, ['x', 'x.2'], 3) ?? both
    expect(after.indicators.slice(0, 2).map(({ id }) => id)).toEqual(['x.3', 'x-2.3'])
    expect(ExpandedRubricConfig.safeParse(after).success).toBe(true)
  })
})

function rowsOf(blocks: readonly Block[], title: string) {
  const block = blocks.find((it) => it.kind === 'table' && it.title === title)
  return block?.kind === 'table' ? block.table.rows : []
}

function factsIn([facts]: readonly Block[]) {
  return facts?.kind === 'facts' ? facts.items.map(({ label }) => label) : []
}
