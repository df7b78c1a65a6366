import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { type Actor, isImpersonated } from '@corridor/domain/people/actor'
import { educatorSight } from '@corridor/domain/people/educator-sight'
import type { EducatorId } from '@corridor/domain/people/ids'
import { gradesWords, teachingWords } from '@corridor/domain/people/teaching-words'
import type { ActorContext } from '../../../http/mount.ts'
import { recordOpening } from '../../audit/record-opening.ts'
import { howRecordsStand } from '../../observations/record/how-records-stand.ts'
import { cardsNamed } from '../cards-at-hand.ts'
import { framed, usualChoices } from '../framed.ts'
import { openSource, type Reading, type Source } from '../source.ts'
import { educatorCards } from './educator-cards.ts'
import { findSeen, type Named, type Outline, outlineOf, recordedWith, storyOf } from './load-educator.ts'
import { nameOfStory } from './name-of-story.ts'

/** The report about one educator, as far as the reader may read it. Reading about somebody else is recorded. */
export async function educatorReport(
  context: ActorContext & Reading,
  named: Named,
  query: ReportAsked,
): Promise<Report> {
  const educatorId = named.id
  const source = await openSource(context, { ...query, educators: [educatorId] })
  const educator = await findSeen(source, named)
  const isRecorded = !educator.isMe || isImpersonated(context.actor)
  const [{ outline, cards }] = await Promise.all([
    cardsAbout(source, educator),
    isRecorded && recordOpening(context, educator.id),
  ])
  return framed(source, {
    title: educator.name,
    about: aboutWords(educator),
    unoffered: ['configuration'],
    cards,
    choices: {
      ...(await usualChoices(source, 'elsewhere')),
      schools: [],
      grades: [],
      subjects: [],
      observers: outline.observers,
      hasOtherEducators: seesOthers(context.actor, educatorId),
    },
    notices: noticesOf(outline),
  })
}

/** The cards about an educator: those made before serve again while nothing that they are made of changes. */
async function cardsAbout(source: Source, educator: Outline['educator']) {
  const recorded = await recordedWith(source, educator)
  const [outline, records] = await Promise.all([
    outlineOf(source, educator, recorded),
    howRecordsStand(source.db, source.reader, recorded.ids),
  ])
  const name = nameOfStory(source, outline, records)
  return { outline, cards: await cardsNamed(name, async () => educatorCards(await storyOf(source, outline))) }
}

function seesOthers(actor: Actor, id: EducatorId): boolean {
  const { schools, educators } = educatorSight(actor)
  return schools === 'all' || schools.length > 0 || educators.some((it) => it !== id)
}

/** “Grade 8 Math · Room 224 · Copper Ridge Middle School” */
function aboutWords({ grades, subject, room, schools }: Outline['educator']): string {
  return [teachingWords({ grades: gradesWords(grades), subject, room }), ...schools]
    .filter((it) => it !== '')
    .join(' · ')
}

/** Notices for an educator who reads about themself. */
export function noticesOf({ educator, rows, isChanging }: Outline): string[] {
  if (!educator.isMe) return []
  return [
    'You see what was sent to you, and none of the private notes.',
    ...(rows.some(isChanging)
      ? ['What is being changed since it was sent shows its figures when it is sent again.']
      : []),
  ]
}
