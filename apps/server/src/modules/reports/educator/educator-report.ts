import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { type Actor, isImpersonated } from '@corridor/domain/people/actor'
import { educatorSight } from '@corridor/domain/people/educator-sight'
import type { EducatorId } from '@corridor/domain/people/ids'
import { gradesWords, teachingWords } from '@corridor/domain/people/teaching-words'
import type { ActorContext } from '../../../http/mount.ts'
import { recordOpening } from '../../audit/record-opening.ts'
import { framed, usualChoices } from '../framed.ts'
import { openSource, type Reading } from '../source.ts'
import { educatorCards } from './educator-cards.ts'
import { type EducatorStory, findSeen, loadEducator, type Named } from './load-educator.ts'

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
  const [story] = await Promise.all([
    loadEducator(source, educator),
    isRecorded && recordOpening(context, educator.id),
  ])
  return framed(source, {
    title: educator.name,
    about: aboutWords(educator),
    cards: educatorCards(story),
    choices: {
      ...(await usualChoices(source, 'elsewhere')),
      schools: [],
      grades: [],
      subjects: [],
      observers: story.observers,
      hasOtherEducators: seesOthers(context.actor, educatorId),
    },
    notices: noticesOf(story),
  })
}

function seesOthers(actor: Actor, id: EducatorId): boolean {
  const { schools, educators } = educatorSight(actor)
  return schools === 'all' || schools.length > 0 || educators.some((it) => it !== id)
}

/** “Grade 8 Math · Room 224 · Copper Ridge Middle School” */
function aboutWords({ grades, subject, room, schools }: EducatorStory['educator']): string {
  return [teachingWords({ grades: gradesWords(grades), subject, room }), ...schools]
    .filter((it) => it !== '')
    .join(' · ')
}

/** Notices for an educator who reads about themself. */
export function noticesOf({ educator, told }: EducatorStory): string[] {
  if (!educator.isMe) return []
  return [
    'You see what was sent to you, and none of the private notes.',
    ...(told.some(({ isChanging }) => isChanging)
      ? ['What is being changed since it was sent shows its figures when it is sent again.']
      : []),
  ]
}
