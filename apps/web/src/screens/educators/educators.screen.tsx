import { counted } from '@corridor/domain/words/count-words'
import { Button, Group } from '@mantine/core'
import { IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigation } from 'react-router'
import styles from '../../frame/list/list.module.css'
import { useListAddress } from '../../frame/list/list-address.ts'
import { ListPaging } from '../../frame/list/list-paging.tsx'
import { settleSchool } from '../../frame/navigation/chosen-school.ts'
import { PageHeader } from '../../frame/page-header.tsx'
import { listAt } from '../../people/educator-queries.ts'
import { EducatorsFilters } from '../../people/educators-filters.tsx'
import { screen } from '../../screen.ts'
import { EducatorsList } from './list/educators-list.tsx'
import { NoEducators } from './list/educators-none.tsx'

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
  return (
    <>
      <PageHeader
        title="Educators"
        action={
          mayAdd && (
            <Group gap={8}>
              <Button
                component={Link}
                to="/educators/import"
                variant="default"
                leftSection={<IconFileImport size={18} stroke={1.8} />}
              >
                Import
              </Button>
              <Button
                component={Link}
                to="/educators/create"
                leftSection={<IconUserPlus size={18} stroke={1.8} />}
              >
                Add an educator
              </Button>
            </Group>
          )
        }
      >
        {page.found > 0 && counted(page.found, 'educator')}
      </PageHeader>
      <EducatorsFilters list={list} />
      {items.length === 0 ? (
        <NoEducators list={list} mayAdd={mayAdd} />
      ) : (
        <section className={styles.list} aria-label="Educators" aria-busy={isWaiting}>
          <EducatorsList educators={items} />
          <ListPaging list={list} {...page} shown={items.length} />
        </section>
      )}
    </>
  )
}
