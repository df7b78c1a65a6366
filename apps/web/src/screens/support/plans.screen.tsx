import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { Card } from '@corridor/ui/card'
import { Empty } from '@corridor/ui/empty'
import { Tag } from '@corridor/ui/tag'
import { Button, TextInput } from '@mantine/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failed } from '../../api/failed.tsx'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { RowLink } from '../../frame/list/row-link.tsx'
import { screen } from '../../routing/screen.ts'
import { districtsNamed } from './plans/plan-queries.ts'
import { stateTone, stateWords, untilWords } from './plans/plan-words.ts'
import styles from './plans/plans.module.css'

export default screen({
  load: (cache, { searchParams }) =>
    cache.fetchInfiniteQuery({ ...districtsNamed(searchIn(searchParams)), staleTime: 0 }),
  Component: Plans,
})

function searchIn(search: URLSearchParams): string {
  return (search.get('search') ?? '').trim().slice(0, 100)
}

/** Every district and how its plan stands, for people who look after plans. */
function Plans() {
  const [params, setParams] = useSearchParams()
  const search = searchIn(params)
  const [typed, setTyped] = useState(search)
  const found = useSuspenseInfiniteQuery(districtsNamed(search))
  const items = found.data.pages.flatMap((page) => page.items)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setParams(typed.trim() ? { search: typed.trim() } : {})
  }
  const showMore = async () => {
    const { error, isFetchNextPageError } = await found.fetchNextPage()
    if (isFetchNextPageError)
      failed(error, { message: 'More could not be loaded. Please try again later.', retry: showMore })
  }
  return (
    <div className={styles.page}>
      <PageHeader title="Plans">
        Districts with their orders and bills. Nothing of their classrooms opens from here.
      </PageHeader>
      <form className={styles.find} onSubmit={find}>
        <TextInput
          label="District"
          type="search"
          placeholder="Beginnings of words of its name"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="md">
          Find
        </Button>
      </form>
      {items.length === 0 ? (
        <Empty title="No district has that name">
          <p>Try the beginning of one word of it.</p>
        </Empty>
      ) : (
        <Card title="Districts">
          <ul className={`${styles.rows} ${styles.level}`}>
            {items.map(({ id, name, state, until }) => (
              <li key={id}>
                <div className={styles.about}>
                  <RowLink className={styles.name} to={`/support/plans/${id}`}>
                    {name}
                  </RowLink>
                  {until && <p>{untilWords(state, dayAndYear(until))}</p>}
                </div>
                <Tag tone={stateTone(state)}>{stateWords[state]}</Tag>
              </li>
            ))}
          </ul>
          {found.hasNextPage && (
            <Button variant="default" onClick={showMore} loading={found.isFetchingNextPage}>
              Show more
            </Button>
          )}
        </Card>
      )}
    </div>
  )
}
