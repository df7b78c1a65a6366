import type { MergeField, Pair, Side } from '@corridor/contract/people/educator-sets'
import { mergeFields } from '@corridor/contract/people/educator-sets'
import { dayAndYear, shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button, Radio } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { educatorsChanged } from '../../../people/educator-queries.ts'
import styles from './duplicates.module.css'

const likenesses: Readonly<Record<Pair['alike'][number], string>> = {
  number: 'the same number',
  email: 'the same email',
  'same-name': 'the same name',
  'like-name': 'a similar name',
}

const titles: Readonly<Record<MergeField, string>> = {
  name: 'Name',
  email: 'Email',
  externalId: 'Number in the HR system',
  grades: 'Grades',
  subject: 'Subject',
  room: 'Room',
  hiredOn: 'Hired on',
}

const accounts = { none: 'No account', invited: 'Invited', account: 'Signs in' } as const

interface Props {
  readonly pair: Pair
  /** Whether somebody chose the two: then they cannot be told apart for good. */
  readonly isChosen?: boolean
}

/** Two educators side by side: the values that stay are chosen, and telling them apart is remembered. */
export function PairCard({ pair: { alike, one, other }, isChosen = false }: Props) {
  // What only one of them has is what stays, unless somebody says otherwise.
  const [takes, setTakes] = useState<readonly MergeField[]>(() =>
    mergeFields.filter((it) => one[it] === '' && other[it]),
  )
  const [account, setAccount] = useState<'kept' | 'other' | null>(null)
  const navigate = useNavigate()
  const [changeId] = useState(() => crypto.randomUUID())
  const areTwo = one.account === 'account' && other.account === 'account'
  const onError = (error: unknown) =>
    failed(error, { message: 'Nothing was changed. Please try again later.' })
  const merging = useMutation({
    mutationFn: () =>
      call(contract.educatorSets.merge, {
        params: { educatorId: one.id },
        body: { changeId, otherId: other.id, take: [...takes], ...(account && { account }) },
      }),
    onSuccess: async () => {
      // A merged educator’s own page is gone: the list of pairs takes its place.
      if (isChosen) await navigate('/educators/duplicates', { replace: true })
      await educatorsChanged()
      toast('Merged', 'It can be undone for 30 days, at the end of this page.')
    },
    onError,
  })
  const telling = useMutation({
    mutationFn: () =>
      call(contract.educatorSets.tellApart, { params: { educatorId: one.id, otherId: other.id } }),
    onSuccess: async () => {
      await educatorsChanged()
      toast('Not the same person', 'They are not shown together again.')
    },
    onError,
  })
  const take = (field: MergeField, isTaken: boolean) =>
    setTakes(isTaken ? [...takes, field] : takes.filter((it) => it !== field))
  const shown = mergeFields.filter((it) => one[it] !== null || other[it] !== null)
  return (
    <Card
      title={`${one.name} and ${other.name}`}
      subtitle={alike.length > 0 ? `They have ${alike.map((it) => likenesses[it]).join(' and ')}` : undefined}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" aria-label="What" />
            <th scope="col">
              <Link to={`/educators/${one.id}`}>Stays</Link>
            </th>
            <th scope="col">
              <Link to={`/educators/${other.id}`}>Is merged into it</Link>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <tr key={field}>
              <th scope="row">{titles[field]}</th>
              {one[field] === other[field] || one[field] === null || !other[field] ? (
                <>
                  <td>{words(field, one)}</td>
                  <td>{words(field, other)}</td>
                </>
              ) : (
                <>
                  <td>
                    <Radio
                      name={`${one.id} ${other.id} ${field}`}
                      label={words(field, one)}
                      checked={!takes.includes(field)}
                      onChange={() => take(field, false)}
                    />
                  </td>
                  <td>
                    <Radio
                      name={`${one.id} ${other.id} ${field}`}
                      label={words(field, other)}
                      checked={takes.includes(field)}
                      onChange={() => take(field, true)}
                    />
                  </td>
                </>
              )}
            </tr>
          ))}
          <Row
            title="Schools today"
            of={({ schools }) => schools.join(', ') || 'None'}
            one={one}
            other={other}
          />
          <Row title="Visits" of={visitsWords} one={one} other={other} />
          <Row title="Steps and talks" of={stepsWords} one={one} other={other} />
          <Row title="Account" of={(it) => accounts[it.account]} one={one} other={other} />
        </tbody>
      </table>
      {areTwo && (
        <Radio.Group
          className={styles.account}
          label="Both have an account. Choose the one that stays theirs; the other still signs in and sees nothing of this educator."
          value={account ?? ''}
          onChange={(value) => setAccount(value === 'other' ? 'other' : 'kept')}
        >
          <Radio value="kept" label={`The account of ${one.name}, at the left`} />
          <Radio value="other" label={`The account of ${other.name}, at the right`} />
        </Radio.Group>
      )}
      <p className={styles.about}>
        Everything of both stays: visits, steps, goals, replies and links. What was sent stays as it was sent.
        {schoolsWords(one, other)}
      </p>
      <div className={styles.actions}>
        {!isChosen && (
          <Button
            variant="default"
            loading={telling.isPending}
            disabled={merging.isPending}
            onClick={() => telling.mutate()}
          >
            Not the same person
          </Button>
        )}
        <Button
          loading={merging.isPending}
          disabled={telling.isPending || merging.isSuccess || (areTwo && account === null)}
          onClick={() => merging.mutate()}
        >
          Merge
        </Button>
      </div>
    </Card>
  )
}

interface RowProps {
  readonly title: string
  readonly of: (side: Side) => string
  readonly one: Side
  readonly other: Side
}

function Row({ title, of, one, other }: RowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{of(one)}</td>
      <td>{of(other)}</td>
    </tr>
  )
}

function words(field: MergeField, side: Side): string {
  const value = side[field]
  if (value === null || value === '') return 'None'
  return field === 'hiredOn' ? dayAndYear(value) : value
}

/** Of somebody met at a school where the one who stays is not listed: a meeting puts nobody on a school’s list. */
function schoolsWords(one: Side, other: Side): string {
  const met = other.schools.filter((it) => !one.schools.includes(it))
  if (!other.isProvisional || met.length === 0) return ''
  return ` The visit stays with ${met.join(' and ')}. If ${one.name} teaches there, add the school on their page.`
}

function visitsWords({ observations, lastVisitOn }: Side): string {
  const last = lastVisitOn ? `, the last on ${shortDay(lastVisitOn)}` : ''
  return `${counted(observations, 'observation')}${last}`
}

function stepsWords({ steps, conferences }: Side): string {
  return `${counted(steps, 'open step')}, ${counted(conferences, 'conference')}`
}
