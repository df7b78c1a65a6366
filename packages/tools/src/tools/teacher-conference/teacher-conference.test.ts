import { merge } from '@corridor/domain/observation/merge'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Contribution } from '../../definition/tool.ts'
import { visit } from '../../testing/test-around.ts'
import { addQuestion, moveQuestion, removeQuestion } from './capture/agenda-changes.ts'
import { agendaInOrder, blankConference, usualConference, withKind } from './conference.ts'
import { kinds } from './kinds.ts'
import { agreedMark, isSigned } from './signing.ts'
import { layDown, takeOff } from './table-visits.ts'
import samples from './teacher-conference.samples.ts'
import { ConferenceCapture } from './teacher-conference.shape.ts'
import { teacherConference as tool } from './teacher-conference.tool.ts'

const config = usualConference()
const sample = (name: string) => ConferenceCapture.parse(tool.upgrade(1, samples[1]?.[name]))
const signed = sample('agreed and signed')
const context = { visit, contributions: [], isForEducator: true }
const factsOf = (capture: ConferenceCapture) =>
  Object.fromEntries(
    tool.facts(capture, config, visit).map(({ item, value, n }) => [`${item} ${value}`, n] as const),
  )
const answer = (key: string, text: string, kind: Contribution['kind'] = 'answer'): Contribution => ({
  kind,
  key,
  text,
  by: 'Omar Haddad',
  at: '2026-10-22T16:30:00.000Z',
})

const has = ({ agenda }: ConferenceCapture, id: string) => agenda.some((it) => it.id === id)
const moves = {
  up: (it: ConferenceCapture, id: string) => moveQuestion(it, id, -1),
  down: (it: ConferenceCapture, id: string) => moveQuestion(it, id, 1),
  add: (it: ConferenceCapture, id: string) => (has(it, id) ? it : addQuestion(it, id)),
  remove: removeQuestion,
}

function idsAfter(there: Set<string>, [act, id]: readonly [keyof typeof moves, string]): Set<string> {
  if (act === 'add') return new Set([...there, id])
  return act === 'remove' ? new Set([...there].filter((it) => it !== id)) : there
}

describe('earlier visits', () => {
  const capture = ConferenceCapture.parse(tool.upgrade(2, samples[2]?.['earlier visits on the table']))

  test('stand side by side in the record, each with what it counts', () => {
    expect(tool.record(capture, config, context)).toContainEqual({
      kind: 'table',
      title: 'Data on the table: Higher-Level Questioning',
      table: {
        columns: [{ title: 'Observed by Marisol Okafor' }, { title: 'Sep 29' }, { title: 'Oct 21' }],
        rows: [
          ['Academic questions', '25', '23'],
          ['Median wait', '1.2 s (timed for 16 questions)', '1.8 s (timed for 14 questions)'],
        ],
      },
    })
  })

  test('are no part of what is signed', () => {
    expect(isSigned(capture)).toBe(true)
    expect(isSigned({ ...capture, visits: [] })).toBe(true)
  })

  test('with words that are too long are cut, so that the visit still fits', () => {
    const figures = [{ label: 'About', value: 'Questioning; '.repeat(200) }]
    const long = { observationId: crypto.randomUUID(), tool: 'Targeted Comment', on: '2026-10-21', by: 'Ben' }
    const laid = layDown(layDown(blankConference(config), { ...long, figures }), { ...long, figures })

    expect(ConferenceCapture.parse(laid).visits).toHaveLength(1)
    expect(laid.visits[0]?.figures[0]?.value).toMatch(/…$/)
  })
})

describe('the visit a talk is about', () => {
  const past = (number: number, on: string) => ({
    observationId: `0192b3c4-0000-7000-8000-00000000000${number}`,
    tool: 'On Task',
    on,
    by: 'Ben',
    figures: [],
  })
  const blank = blankConference(config)
  const older = past(1, '2026-09-01')
  const newer = past(2, '2026-10-21')
  const both = layDown(layDown(blank, older), newer)
  /** What the record says, and the span that reports count. */
  const told = (capture: ConferenceCapture) => {
    const [facts] = tool.record(capture, config, context)
    const said = facts?.kind === 'facts' ? facts.items : []
    const words = said.filter(({ label }) => /visit/.test(label)).map(({ value }) => value)
    const counted = Object.entries(factsOf(capture)).filter(([name, n]) => /^lag/.test(name) && n > 0)
    return [...words, ...counted.map(([name]) => name)]
  }

  test('is the newest on the table, in whatever order they were laid down', () => {
    expect(told(both)).toEqual(['Wed, Oct 21', '1 day', 'lag 1'])
    expect(told(layDown(layDown(blank, newer), older))).toEqual(told(both))
    // A visit laid down when a finished conference was changed is not what it was about.
    expect(told(layDown(both, past(3, '2026-11-03')))).toEqual(told(both))
  })

  test('is another one once the newest is taken off the table', () => {
    expect(told(takeOff(both, older.observationId))).toEqual(told(both))
    expect(told(takeOff(both, newer.observationId))).toEqual(['Tue, Sep 1', '51 days', 'lag over-10'])
    expect(told(takeOff(takeOff(both, newer.observationId), older.observationId))).toEqual([])
  })

  test('is the one that somebody named, whatever is laid down and taken off', () => {
    const named = layDown({ ...blank, aboutOn: '2026-10-21' }, newer)
    expect(told(takeOff(named, newer.observationId))).toEqual(['Wed, Oct 21', '1 day', 'lag 1'])
    expect(told({ ...both, aboutOn: '2026-10-20' })).toEqual(['Tue, Oct 20', '2 days', 'lag 2'])
  })

  test('is yet to come where they talk before it', () => {
    expect(told(withKind(both, 'pre', config))).toEqual([])
  })
})

describe('the agenda', () => {
  test.each(kinds)('of a %s is asked in the order of its template', (kind) => {
    const { agenda } = withKind(blankConference(config), kind, config)

    expect(agendaInOrder(agenda).map(({ prompt }) => prompt)).toEqual(
      config.agendas[kind].map(({ text }) => text),
    )
  })

  test('keeps what was said when the kind changes', () => {
    const blank = blankConference(config)
    const said = {
      ...blank,
      agenda: blank.agenda.map((it) => ({ ...it, said: it.rank === 2 ? 'Yes.' : '' })),
    }

    const changed = withKind(said, 'check-in', config)

    expect(agendaInOrder(changed.agenda).at(-1)).toMatchObject({ id: 'post-2', said: 'Yes.' })
    expect(changed.agenda).toHaveLength(config.agendas['check-in'].length + 1)
    expect(withKind(changed, 'post', config).agenda.filter(({ id }) => id === 'post-2')).toHaveLength(1)
  })

  test('however it is moved about, no question is lost, doubled or without a place', () => {
    const ids = fc.constantFrom('post-1', 'post-3', 'post-5', 'mine', 'nobody')
    const act = fc.constantFrom('up', 'down', 'add', 'remove')
    const acts = fc.array(fc.tuple(act, ids), { maxLength: 30 })
    fc.assert(
      fc.property(acts, (done) => {
        const begun = blankConference(config)
        const capture = done.reduce((it, [act, id]) => moves[act](it, id), begun)
        const there = done.reduce(idsAfter, new Set(begun.agenda.map(({ id }) => id)))
        expect(agendaInOrder(capture.agenda).map(({ id }) => id)).toHaveLength(there.size)
        expect(new Set(capture.agenda.map(({ id }) => id))).toEqual(there)
        expect(new Set(capture.agenda.map(({ rank }) => rank)).size).toBe(there.size)
      }),
    )
  })

  test('of two devices that note different answers keeps both', () => {
    const base = { ...blankConference(config), conflicts: [] }
    const saying = (id: string) => ({
      ...base,
      agenda: base.agenda.map((it) => (it.id === id ? { ...it, said: `Said to ${id}` } : it)),
    })
    const { conflicts, ...merged } = merge(base, saying('post-1'), saying('post-4'), { by: 'tablet', at: '' })

    expect(conflicts).toEqual([])
    const { agenda } = ConferenceCapture.parse(merged)
    expect(agendaInOrder(agenda).map(({ said }) => said)).toEqual([
      'Said to post-1',
      '',
      '',
      'Said to post-4',
      '',
    ])
  })
})

describe('what the educator is asked', () => {
  test('is nothing before the agenda is shared, and nothing where the switch is off', () => {
    const blank = blankConference(config)
    const shared = { ...blank, sharedAt: '2026-10-22T16:06:00.000Z' }

    expect(tool.invitations?.(blank, config)).toEqual([])
    expect(tool.invitations?.({ ...shared, asksAhead: false }, config)).toEqual([])
    expect(tool.invitations?.(shared, config)).toMatchObject(
      config.agendas.post.map(({ id, text }) => ({ kind: 'answer', key: id, prompt: text, isAhead: true })),
    )
  })

  test('with a signature of the leader, is to sign the same', () => {
    const asked = tool.invitations?.(signed, config) ?? []
    expect(asked.at(-1)).toMatchObject({ kind: 'signature', key: agreedMark(signed), isAhead: false })
    const changed = tool.invitations?.(sample('changed after signing'), config) ?? []
    expect(changed.filter(({ kind }) => kind === 'signature')).toEqual([])
  })

  test('shows what was answered under its question, and who signed', () => {
    const contributions = [
      answer('post-2', 'Yes, it is.'),
      answer(agreedMark(signed), 'Omar Haddad', 'signature'),
      answer('0123456789abcdef', 'Signed something else', 'signature'),
    ]
    const blocks = tool.record(signed, config, { ...context, contributions })

    const titled = (title: string) => blocks.find((it) => 'title' in it && it.title === title)
    expect(titled('Agenda')).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ head: 'Omar, ahead', text: 'Yes, it is.', isUnder: true }),
      ]),
    })
    expect(titled('Signed')).toMatchObject({
      items: [{ text: 'Marisol Okafor' }, { text: 'Omar Haddad' }],
    })
    expect(titled('Answers to an earlier question')).toBeUndefined()
  })

  test('keeps what was answered to a question that is on the agenda no more', () => {
    const contributions = [answer('post-2', 'Yes, it is.'), answer('pre-1', 'Two weeks in.')]
    const silent = { ...signed, asksAhead: false }

    expect(tool.record(silent, config, { ...context, contributions }).at(-1)).toMatchObject({
      title: 'Answers to an earlier question',
      items: [{ text: 'Two weeks in.' }],
    })
  })
})

describe('a signature', () => {
  test('is of what was agreed: nothing goes out without one, nor with one of something else', () => {
    expect(isSigned(signed)).toBe(true)
    expect(tool.unsendable?.(signed, config)).toEqual([])
    expect(tool.unsendable?.({ ...signed, signature: null }, config)).toEqual([
      'Sign the conference, then send it.',
    ])
    const step = { ...signed.steps[0], dueOn: '2026-12-01' }
    const changed = ConferenceCapture.parse({ ...signed, steps: [step] })
    expect(tool.unsendable?.(changed, config)).toEqual([
      'Something changed since you signed. Sign again, then send it.',
    ])
  })

  test('stands whatever order entries come in, and whatever is noted beside them', () => {
    const turned = {
      ...signed,
      steps: signed.steps.toReversed(),
      goals: signed.goals.toReversed(),
      prepNotes: 'More notes',
      stage: 'talk' as const,
    }
    expect(isSigned(turned)).toBe(true)
  })
})

describe('what follows from a conference', () => {
  test('the leader’s prep notes are in no record, nor carried, nor asked', () => {
    const secret = { ...signed, prepNotes: 'xyzzy', sharedAt: '2026-10-22T16:06:00.000Z' }
    const out = [
      ...[true, false].map((isForEducator) => tool.record(secret, config, { ...context, isForEducator })),
      ...[tool.steps?.(secret, config), tool.carry?.(secret, config), tool.invitations?.(secret, config)],
    ]
    expect(JSON.stringify(out)).not.toContain('xyzzy')
  })

  test('new steps and those looked at again are the educator’s; the leader’s own are not', () => {
    expect(tool.steps?.(signed, config).map(({ text, dueOn, status }) => [text, dueOn, status])).toEqual([
      ['One partner talk before whole-group answers, every lesson.', '2026-11-05', 'open'],
      ['Pause three seconds after each question.', '2026-11-05', 'open'],
      ['Write the goal of the lesson on the board.', null, 'mastered'],
    ])
    expect(tool.steps?.(sample('entries left empty'), config)).toEqual([])
  })

  test('a goal says how far its figure is on the visits of the table, and among how many', () => {
    const visit = (number: number, on: string, value: string) => ({
      observationId: `0192b3c4-0000-7000-8000-00000000000${number}`,
      tool: 'On Task',
      on,
      by: 'Ben',
      figures: [{ label: 'On task', value }],
    })
    const [older, newer] = [visit(1, '2026-09-29', '62%'), visit(2, '2026-10-21', '80%')]
    const [first, second] = signed.goals
    if (!first || !second) throw new Error('There are two.')
    const noticed = { ...first, noticedBy: { tool: 'On Task', figure: 'On task' } }
    const goals = (capture: ConferenceCapture) =>
      tool
        .record(capture, config, context)
        .flatMap((it) => (it.kind === 'table' && it.title === 'Goals' ? it.table.rows : []))
        .map((row) => row.slice(3))
    const set = { ...signed, visits: [], goals: [noticed, second] }

    expect(goals(set)).toEqual([
      ['14 of 27, by Jan 15', 'On Task: On task'],
      ['', ''],
    ])
    expect(goals(layDown(layDown(set, newer), older))).toEqual([
      ['14 of 27, by Jan 15', 'On Task: On task', '80% on Oct 21, 2 visits'],
      ['', '', ''],
    ])
  })

  test('goals and the follow-up reach the next conference', () => {
    expect(tool.carry?.(signed, config)).toMatchObject({
      followUpOn: '2026-11-05',
      followUpFor: 'Higher-Level Questioning',
      goals: [{ text: 'More students explain their thinking in whole-group talk.' }, {}],
    })
    expect(tool.carry?.(blankConference(config), config)).toBeNull()
  })

  test.each([
    ['2026-10-22', 'same-day'],
    ['2026-10-21', '1'],
    ['2026-10-19', '3-5'],
    ['2026-10-12', '6-10'],
    ['2026-09-01', 'over-10'],
  ])('a visit on %s is a lag of “%s”', (aboutOn, value) => {
    const facts = factsOf({ ...signed, aboutOn })
    expect(facts[`lag ${value}`]).toBe(1)
    expect(Object.entries(facts).filter(([name, n]) => name.startsWith('lag ') && n > 0)).toHaveLength(1)
  })

  test('an unknown visit, or one to come, has no lag', () => {
    for (const aboutOn of [null, '2026-10-29'])
      expect(
        Object.entries(factsOf({ ...signed, aboutOn })).filter(([name, n]) => /^lag/.test(name) && n > 0),
      ).toEqual([])
  })

  test('counts steps by what became of them, goals and the signature', () => {
    expect(factsOf(signed)).toMatchObject({
      'steps open-educator': 1,
      'steps open-leader': 1,
      'steps carried': 1,
      'steps mastered': 1,
      'steps done': 0,
      'steps dropped': 0,
      'goals set': 2,
      'signed leader': 1,
      'agenda noted': 5,
    })
  })
})
