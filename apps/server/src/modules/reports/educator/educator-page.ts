import type { EducatorPageAsked, EducatorTab } from '@corridor/contract/people/educator-page'
import type { EducatorPage } from '@corridor/contract/people/educators'
import { Problem } from '@corridor/contract/problems'
import type { ReportCard } from '@corridor/contract/reports/report'
import type { EducatorId } from '@corridor/domain/people/ids'
import { allTools } from '@corridor/tools/registry/registry'
import type { ActorContext } from '../../../http/mount.ts'
import { recordOpening } from '../../audit/record-opening.ts'
import { showEducator } from '../../educators/show-educator.ts'
import { mayExportRecord } from '../../exports/export-reach.ts'
import { nameOf } from '../../people/name-of.ts'
import { openSource, type Source } from '../source.ts'
import { conferenceCard } from './cards/conference-card.ts'
import { lookForCards } from './cards/look-for-card.ts'
import { repliesCard } from './cards/replies-card.ts'
import { rubricCards } from './cards/rubric-card.ts'
import { goalsCard } from './cards/steps-card.ts'
import { type TimelinePart, timelineCard, timelinePart } from './cards/timeline-card.ts'
import { draftsWith } from './educator.queries.ts'
import { figureCards } from './educator-cards.ts'
import { noticesOf } from './educator-report.ts'
import { educatorNamed, findSeen, outlineOf, recordedWith, storyOf } from './load-educator.ts'
import type { Telling } from './tool-visits.ts'
import { openingsOf } from './visit-openings.ts'

/** On the overview the timeline is a glance; a tab of its own has all of it, in parts. */
const [ON_OVERVIEW, ON_VISITS] = [10, 25]

/**
 * A page about somebody in the reader's sight: who they are, their steps, and one tab of the report about them, made by
 * the same cards. Reading about somebody else is recorded.
 */
export async function educatorPage(
  context: ActorContext,
  asOfAddress: EducatorId,
  { tab = 'overview', after, ...asked }: EducatorPageAsked,
): Promise<EducatorPage> {
  const { db, actor, place } = context
  const { educator, known, isOwnPage } = await showEducator(db, actor, place, asOfAddress)
  const { id } = educator
  if (!isOwnPage) await recordOpening(context, educator.id)
  const source = await openSource(context, { ...asked, educators: [id] })
  const hasFigures = tab === 'overview' || tab === 'evidence' || tab === 'goals'
  const seen = await findSeen(source, await educatorNamed(db, id))
  const depth = hasFigures ? 'figures' : 'lines'
  const outline = await outlineOf(source, seen, await recordedWith(source, seen), depth)
  const story = await storyOf(source, outline, depth)
  const telling = { ...story, opens: openingsOf(story) }
  const drafts = await ownDrafts(source, id)
  const part = { most: tab === 'visits' ? ON_VISITS : ON_OVERVIEW, drafts, after: placeOf(after) }
  return {
    ...educator,
    asOf: source.now.toISOString(),
    span: source.span,
    choices: { spans: source.spans, tools: toolChoices },
    counts: { visits: story.visits.length, conferences: story.conferences.length },
    notices: noticesOf(outline),
    cards: tabs[tab](telling, part),
    next: tab === 'visits' ? nextOf(telling, part) : null,
    mayExport: mayExportRecord(actor, known),
  }
}

const toolChoices = allTools
  .filter(({ key }) => key !== 'teacher-conference')
  .map(({ id, title }) => ({ id, title }))

const tabs: Readonly<Record<EducatorTab, (telling: Telling, part: TimelinePart) => ReportCard[]>> = {
  overview: (telling, { most, drafts }) => [
    ...figureCards(telling).map(withoutEvidence),
    ...timelineCard(telling, { most, ...(drafts && { drafts }) }),
  ],
  visits: (telling, part) => [...timelineCard(telling, part), ...repliesCard(telling)],
  evidence: (telling) => [...rubricCards(telling), ...lookForCards(telling)],
  goals: goalsCard,
  conferences: conferenceCard,
}

/** A rubric's card without evidence: what was seen for each level stands on a tab of its own. */
function withoutEvidence(card: ReportCard): ReportCard {
  if (!card.key.startsWith('rubric-')) return card
  return { ...card, blocks: card.blocks.filter(({ kind }) => kind !== 'entries') }
}

async function ownDrafts(source: Source, educator: EducatorId) {
  const { db, reader } = source
  const observer = await nameOf(db, reader.actor.userId)
  return (await draftsWith(db, source, educator)).map((it) => ({ ...it, observer }))
}

function nextOf(telling: Telling, part: TimelinePart): string | null {
  const { shown, hasMore } = timelinePart(telling, part)
  const last = shown.at(-1)
  if (!hasMore || !last) return null
  return Buffer.from(`${last.at.toISOString()} ${last.record.id}`).toString('base64url')
}

/** Where a part of the timeline begins. Newer lines may have come since: a part goes on where the one before it ended. */
function placeOf(cursor: string | undefined): TimelinePart['after'] {
  if (cursor === undefined) return undefined
  const [text = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const at = new Date(text)
  if (Number.isNaN(at.getTime()))
    throw new Problem('invalid-request', { fields: { after: 'Start again from the newest visit.' } })
  return { at, id }
}
