import type { ChangeMade } from '@corridor/contract/people/educator-sets'
import { MOST_EDUCATORS } from '@corridor/contract/people/educators-asked'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { contract } from '../../api/client.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import styles from '../../frame/list/list.module.css'
import { askedIn, type ListAddress, useListAddress } from '../../frame/list/list-address.ts'
import { ListPaging } from '../../frame/list/list-paging.tsx'
import { useFile } from '../../frame/messages/use-file.ts'
import { settleSchool } from '../../frame/navigation/chosen-school.ts'
import { loadChunk } from '../../loading/chunks.ts'
import { listAt } from '../../people/educator-queries.ts'
import { EducatorsFilters } from '../../people/educators-filters.tsx'
import { NoEducators } from '../../people/no-educators.tsx'
import { screen } from '../../routing/screen.ts'
import { EducatorsList } from './list/educators-list.tsx'
import { MoreFilters } from './list/more-filters.tsx'
import actions from './list/several.module.css'
import { useSelection } from './list/use-selection.ts'

// These parts load on demand: most people come to look somebody up.
const SeveralBar = lazy(() => loadChunk(() => import('./list/several-bar.tsx')))
const SeveralMade = lazy(() => loadChunk(() => import('./list/several-made.tsx')))

export default screen({
  load: async (cache, url) => {
    settleSchool(url)
    return cache.ensureQueryData(listAt(url.searchParams))
  },
  Component: Educators,
})

function Educators() {
  const list = useListAddress('/educators')
  const isWaiting = useNavigation().state === 'loading'
  const { items, mayAdd, ...page } = useSuspenseQuery(listAt(list.search)).data
  const selection = useSelection(addressOf(list.search))
  const [made, setMade] = useState<{ words: string; made: ChangeMade } | null>(null)
  return (
    <>
      <PageHeader title="Educators" action={mayAdd && <Actions list={list} />}>
        {page.found > 0 && foundWords(page.found)}
      </PageHeader>
      <EducatorsFilters list={list}>
        <MoreFilters list={list} mayManage={mayAdd} />
      </EducatorsFilters>
      {items.length === 0 ? (
        <NoEducators list={list} mayAdd={mayAdd} />
      ) : (
        <section className={styles.list} aria-label="Educators" aria-busy={isWaiting}>
          <EducatorsList educators={items} {...(mayAdd && { selection })} />
          <ListPaging list={list} {...page} most={MOST_EDUCATORS} shown={items.length} />
        </section>
      )}
      <Suspense>
        {made && (
          <SeveralMade
            {...made}
            onUndone={(back) => setMade({ words: 'as before', made: back })}
            onClose={() => setMade(null)}
          />
        )}
        {selection.ids.length > 0 && (
          <SeveralBar
            list={list}
            found={page.found}
            selection={selection}
            onMade={(words, it) => setMade({ words, made: it })}
          />
        )}
      </Suspense>
    </>
  )
}

/** The list’s address without its page: on another page of the same list a selection stays. */
function addressOf(search: URLSearchParams): string {
  const asked = new URLSearchParams(search)
  asked.delete('after')
  asked.delete('before')
  return asked.toString()
}

function foundWords(found: number): string {
  return found < MOST_EDUCATORS
    ? counted(found, 'educator')
    : `${found.toLocaleString('en-US')} or more educators`
}

function Actions({ list }: { readonly list: ListAddress }) {
  const { save, isLoading } = useFile()
  const { file } = contract.educatorSets
  return (
    <div className={actions.actions}>
      <Button variant="default" component={Link} to="/educators/duplicates">
        Possible duplicates
      </Button>
      <Button
        variant="default"
        component={Link}
        to="/educators/import"
        leftSection={<IconFileImport size={18} stroke={1.8} />}
      >
        Import
      </Button>
      <Button
        variant="default"
        loading={isLoading}
        onClick={() => save(file, { query: askedIn(list.search, file.query) }, 'Educators.csv')}
      >
        CSV
      </Button>
      <Button component={Link} to="/educators/create" leftSection={<IconUserPlus size={18} stroke={1.8} />}>
        Add an educator
      </Button>
    </div>
  )
}
