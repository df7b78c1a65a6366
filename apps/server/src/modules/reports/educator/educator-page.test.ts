import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { type EducatorTab, educatorTabs } from '@corridor/contract/people/educator-page'
import { EducatorId } from '@corridor/domain/people/ids'
import rubrics from '@corridor/tools/tools/expanded-rubric/expanded-rubric.samples'
import questions from '@corridor/tools/tools/higher-level-questioning/higher-level-questioning.samples'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { shown, timelineIn } from '../../educators/test-place.ts'
import { agreed, aStep } from '../../observations/test-conference.ts'
import { type Caller, complete, read, save } from '../../observations/test-place.ts'
import { received, send } from '../../observations/test-sending.ts'
import { cardOf, makeWorld, mountEducatorReport, reportTo } from './test-educator.ts'

const made = await product()
mountEducatorReport(made)
const { show } = contract.educators

const ask = (caller: Caller, id: number, tab: EducatorTab = 'overview') =>
  caller.call(show, { params: { educatorId: EducatorId.parse(id) }, query: { tab } })

/** A year with visits of several tools, a talk, a reply and something private. */
async function aYear() {
  const world = await makeWorld(made)
  const { marisol, teacher, onTask, sent, with: captured } = world
  const privateNotes = 'canary-note'
  for (const [day, working] of [
    ['2026-09-01', 8],
    ['2026-09-15', 7],
  ] as const)
    await onTask(marisol, day, working, { privateNotes })
  const visit = read(await send(marisol, await onTask(marisol, '2026-10-01', 9)))
  await received.reply(teacher, visit.id, 'We had just moved seats.')
  const [startedAt, endedAt] = ['2026-10-20T16:05:00.000Z', '2026-10-20T16:40:00.000Z']
  for (const [tool, samples, name] of [
    [4, questions, 'a whole window'],
    [9, rubrics, 'part of the rubric'],
  ] as const)
    await captured(marisol, tool, Object.assign({}, samples[1]?.[name]), {
      startedAt,
      endedAt,
      toolVersion: 1,
    })
  await sent(agreed({ steps: [aStep('Pause after each question.')] }))
  return world
}

describe('a page about an educator', () => {
  test('has on its tabs the cards of the report, figure by figure', async () => {
    const { omar, marisol } = await aYear()
    const report = await reportTo(marisol, omar.id)
    const pages = Object.fromEntries(
      await Promise.all(educatorTabs.map(async (tab) => [tab, await shown(marisol, omar.id, { tab })])),
    )
    const { overview, visits, evidence, conferences } = pages

    for (const key of ['glance', 'on-task', 'questions'])
      expect(cardOf(overview, key), key).toEqual(cardOf(report, key))
    expect(cardOf(overview, 'rubric')?.blocks[0]).toEqual(cardOf(report, 'rubric')?.blocks[0])
    expect(cardOf(overview, 'rubric')?.blocks).toHaveLength(1)
    expect(cardOf(evidence, 'rubric')).toEqual(cardOf(report, 'rubric'))
    expect(cardOf(visits, 'timeline')).toEqual(cardOf(report, 'timeline'))
    expect(cardOf(visits, 'replies')).toEqual(cardOf(report, 'replies'))
    expect(cardOf(conferences, 'conferences')).toEqual(cardOf(report, 'conferences'))
    for (const tab of educatorTabs)
      expect(pages[tab], tab).toMatchObject({
        name: 'Omar Haddad',
        counts: { visits: 5, conferences: 1 },
        span: report.span,
        steps: [{ text: 'Pause after each question.' }],
        mayExport: true,
      })
    expect(JSON.stringify(pages)).not.toContain('canary')
  })

  test('is narrowed like the report, by days and tools', async () => {
    const { omar, marisol } = await aYear()
    const days = { from: '2026-09-01', to: '2026-10-10' }

    const [page, report] = [
      await shown(marisol, omar.id, { ...days, tools: [2] }),
      await reportTo(marisol, omar.id, { ...days, 'tools[]': 2 }),
    ]

    expect(page.counts).toEqual({ visits: 3, conferences: 0 })
    expect(cardOf(page, 'glance')).toEqual(cardOf(report, 'glance'))
    expect(timelineIn(page).map(([day]) => day)).toEqual(['Oct 1', 'Sep 15', 'Sep 1'])
    expect(await ask(marisol, omar.id)).toMatchObject({ status: 200 })
  })

  test('of somebody nobody visited says so, and invents nothing', async () => {
    const { omar, marisol } = await makeWorld(made)

    const page = await shown(marisol, omar.id)

    expect(page.counts).toEqual({ visits: 0, conferences: 0 })
    expect(page.cards.map(({ key }) => key)).toEqual(['glance'])
    expect(JSON.stringify(page)).not.toMatch(/%|NaN|undefined/)
  })

  test('shows drafts to who writes them, and counts none', async () => {
    const { omar, admin, marisol, document } = await makeWorld(made)
    const draft = read(await save(marisol, randomUUID(), document()))

    const [mine, others] = [await shown(marisol, omar.id), await shown(admin, omar.id)]

    expect(timelineIn(mine)).toEqual([['Oct 22', 'On Task', 'Draft, only you', 'Somebody']])
    expect(JSON.stringify(cardOf(mine, 'timeline'))).toContain(draft.id)
    expect([mine.counts.visits, others.counts.visits]).toEqual([0, 0])
    expect(timelineIn(others)).toEqual([])
  })
})

describe('who reads it', () => {
  test('sees what their role may read, the educator what was sent', async () => {
    const { omar, admin, marisol, teacher, ridge, person } = await aYear()
    const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] })
    const counts = async (caller: Caller) => (await shown(caller, omar.id)).counts.visits

    expect([await counts(admin), await counts(marisol), await counts(coach)]).toEqual([5, 5, 5])
    const own = await shown(teacher, omar.id)
    expect(own.counts).toEqual({ visits: 1, conferences: 1 })
    expect(own.notices).toEqual(['You see what was sent to you, and none of the private notes.'])
    expect(cardOf(own, 'glance')).toEqual(cardOf(await reportTo(teacher, omar.id), 'glance'))
    expect(JSON.stringify(own)).not.toMatch(/canary|Ready to send/)
  })

  test('and may not finds nobody, on any tab, as for ids that nobody has', async () => {
    const { omar, hill, marisol, as, person } = await aYear()
    const elsewhere = await makeWorld(made)
    const unknown = await ask(marisol, 2_000_000_000)
    expect(unknown).toMatchObject({ status: 404, body: { code: 'educator-not-found' } })
    const strangers = [
      await as('district-viewer'),
      await as('billing-contact'),
      await as('teacher'),
      await person({ role: 'principal', schoolId: hill.id }),
      await person({ role: 'peer-observer', schoolId: hill.id, educatorIds: [] }),
      elsewhere.admin,
    ]

    for (const tab of educatorTabs)
      for (const stranger of strangers) {
        const { status, body } = await ask(stranger, omar.id, tab)
        expect({ status, body }).toEqual({ status: 404, body: unknown.body })
      }
  })

  test('knows nothing of coaching between two others', async () => {
    const { omar, admin, marisol, teacher, ridge, person, onTask, conference } = await makeWorld(made)
    const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] })
    const visit = await onTask(coach, '2026-10-20', 8, { purpose: 'coaching' })
    read(await send(coach, visit))
    await received.reply(teacher, visit.id, 'canary-reply')
    const talk = conference(agreed({ steps: [aStep('canary-step')] }), { purpose: 'coaching' })
    read(await send(coach, read(await complete(coach, read(await save(coach, randomUUID(), talk))))))

    for (const tab of educatorTabs) {
      for (const reader of [admin, marisol]) {
        const page = await shown(reader, omar.id, { tab })
        expect(page.counts).toEqual({ visits: 0, conferences: 0 })
        expect(JSON.stringify(page)).not.toMatch(/canary|Oct 20/)
      }
      for (const reader of [coach, teacher])
        expect((await shown(reader, omar.id, { tab })).counts).toEqual({ visits: 1, conferences: 1 })
    }
  })
})

describe('a long timeline', () => {
  const DAYS = 30
  const PER_DAY = 10

  async function many() {
    const world = await makeWorld(made)
    const { marisol, onTask, rows } = world
    const first = await onTask(marisol, '2026-10-22', 8)
    const columns = await rows(`
      select string_agg(quote_ident(column_name), ', ') as all from information_schema.columns
      where table_name = 'observations' and is_generated = 'NEVER'
        and column_name not in ('id', 'visit_id', 'started_at', 'started_on')`)
    const names = String(columns[0]?.all)
    await rows(`
      insert into observations (id, visit_id, started_at, started_on, ${names})
      select gen_random_uuid(), gen_random_uuid(), started_at - d * interval '1 day' - n * interval '1 minute',
        started_on - d, ${names}
      from observations, generate_series(1, ${DAYS}) d, generate_series(1, ${PER_DAY}) n
      where id = '${first.id}'`)
    return world
  }

  test('of 300 visits comes in parts without a gap, with as many statements as one', async () => {
    const [one, other] = [await many(), await makeWorld(made)]
    await other.onTask(other.marisol, '2026-10-22', 8)
    const { omar, marisol } = one

    const lines = new Set<string>()
    let after: string | undefined
    let parts = 0
    do {
      const page = await shown(marisol, omar.id, { tab: 'visits', ...(after && { after }) })
      const [block] = cardOf(page, 'timeline')?.blocks ?? []
      if (block?.kind !== 'table') throw new Error('There is no timeline.')
      expect(block.table.rows.length).toBeLessThanOrEqual(25)
      for (const { id } of block.table.records ?? []) lines.add(id)
      after = page.next ?? undefined
      parts += 1
    } while (after)
    expect([lines.size, parts]).toEqual([301, 13])

    // The first opening writes a line in the trail, and a record that did not change is read once: these would count
    // too.
    await shown(marisol, omar.id)
    await shown(other.marisol, other.omar.id)
    for (const tab of educatorTabs) {
      // Several statements are sent at once, in whichever order.
      const statements = async (world: typeof other) =>
        (await statementsOf(made.database, () => shown(world.marisol, world.omar.id, { tab }))).toSorted()
      const [few, more] = [await statements(other), await statements(one)]
      expect(more, tab).toEqual(few)
      expect(few.length, tab).toBeLessThan(45)
    }
    const { body } = await ask(marisol, omar.id)
    expect(JSON.stringify(body).length).toBeLessThan(400_000)
  })

  test('that goes on somewhere else than it ended is refused', async () => {
    const { omar, marisol } = await makeWorld(made)
    const query = { tab: 'visits' as const, after: 'nonsense' }

    expect(await marisol.call(show, { params: { educatorId: omar.id }, query })).toMatchObject({
      status: 422,
      body: { fields: { after: 'Start again from the newest visit.' } },
    })
  })
})
