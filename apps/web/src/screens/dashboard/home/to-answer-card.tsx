import type { EducatorHome } from '@corridor/contract/reports/dashboard'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { firstName } from '@corridor/domain/people/first-name'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Tag } from '@corridor/ui/tag'
import { Button, Progress } from '@mantine/core'
import { IconListCheck, IconMessageQuestion, IconMessageReply, IconSignature } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useUser } from '../../../frame/use-user.ts'
import { askedOf } from '../../../observation/asked-of.ts'
import styles from './home.module.css'

interface Props {
  readonly home: Pick<EducatorHome, 'ratings' | 'questions'>
  readonly today: Day
}

/** What is asked and not answered: lessons to rate with how far that is, questions with their words. */
export function ToAnswerCard({ home: { ratings, questions }, today }: Props) {
  return (
    <Card title="To answer" aside={<Tag>{ratings.length + questions.length}</Tag>}>
      <ul className={styles.list}>
        {ratings.map((it) => (
          <Rating key={it.id} rating={it} today={today} />
        ))}
        {together(questions).map(([first, ...more]) => (
          <Question key={`${first.id} ${first.prompt}`} question={first} more={more.length} today={today} />
        ))}
      </ul>
    </Card>
  )
}

interface RatingProps {
  readonly rating: EducatorHome['ratings'][number]
  readonly today: Day
}

function Rating({ rating: { id, toolTypeId, observer, startedAt, rated, all, next }, today }: RatingProps) {
  const { time_zone: timeZone } = useUser().district
  const day = dayIn(timeZone, new Date(startedAt))
  const name = firstName(observer)
  return (
    <li className={styles.asked}>
      <h3>
        <IconListCheck size={20} stroke={1.8} aria-hidden /> Self-rating,{' '}
        {day === today ? 'today’s visit' : `visit of ${shortDayFrom(today, day)}`}
      </h3>
      <p>
        <strong>{rated}</strong> of {counted(all, 'indicator')}
      </p>
      <Progress value={(100 * rated) / all} aria-label="Rated so far" />
      <p className={styles.small}>{name} sees your levels, and you see theirs, once both are done.</p>
      <Button variant="default" fullWidth component={Link} to={`/observations/${toolTypeId}/view/${id}#next`}>
        {ratingWords(rated, next)}
      </Button>
    </li>
  )
}

function ratingWords(rated: number, next: string | null): string {
  if (rated === 0) return 'Begin'
  return next === null ? 'Look through and say “Done”' : `Continue with ${next}`
}

type Asked = EducatorHome['questions'][number]

/** The questions, those ahead of one conference together: they are answered on one page. */
function together(questions: readonly Asked[]): readonly (readonly [Asked, ...Asked[]])[] {
  return questions.reduce<[Asked, ...Asked[]][]>((groups, it) => {
    const same = groups.find(([first]) => it.isAhead && first.isAhead && first.id === it.id)
    if (same) same.push(it)
    else groups.push([it])
    return groups
  }, [])
}

interface QuestionProps {
  readonly question: Asked
  /** How many questions come with it. */
  readonly more: number
  readonly today: Day
}

function Question({ question, more, today }: QuestionProps) {
  const { id, toolTypeId, observer, startedAt, kind, prompt, isAhead } = question
  const { time_zone: timeZone } = useUser().district
  const isSignature = kind === 'signature'
  const verb = isSignature ? 'asks you to sign' : isAhead ? 'asks' : 'wonders'
  return (
    <li className={styles.asked}>
      <h3>
        <IconMessageQuestion size={20} stroke={1.8} aria-hidden /> {firstName(observer)} {verb}
        <small>{shortDayFrom(today, dayIn(timeZone, new Date(startedAt)))}</small>
      </h3>
      <p className={styles.message}>{prompt}</p>
      {more > 0 && <p className={styles.small}>And {counted(more, 'more question')} before you meet</p>}
      <Button
        variant="default"
        fullWidth
        component={Link}
        // What is asked ahead is the whole page.
        to={`/observations/${toolTypeId}/view/${id}${isAhead ? '' : `#${askedOf(id)}`}`}
        aria-label={`${isSignature ? 'Sign' : 'Answer'}: ${prompt}`}
        leftSection={
          isSignature ? <IconSignature size={18} stroke={1.8} /> : <IconMessageReply size={18} stroke={1.8} />
        }
      >
        {isSignature ? 'Sign' : 'Answer'}
      </Button>
    </li>
  )
}
