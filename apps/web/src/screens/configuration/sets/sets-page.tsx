import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Crumbs } from '../../../frame/header/crumbs.tsx'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { toolList } from '../tool-list.ts'
import { ownersIn } from './owners.ts'
import { SetList } from './set-list.tsx'
import { listOf } from './set-queries.ts'
import styles from './sets-page.module.css'
import { useSets } from './written-sets.ts'

/** The list of all look-for sets, or of all rubrics; those in use first. */
export function SetsPage() {
  const { toolTypeId, path, title, words } = useSets()
  const { items } = useSuspenseQuery(listOf(toolTypeId)).data
  const mayCreate = ownersIn(useSuspenseQuery(toolList).data).length > 0
  const inUse = items.filter(({ status }) => status !== 'retired')
  const retired = items.filter(({ status }) => status === 'retired')
  return (
    <>
      <Crumbs />
      <PageHeader
        title={title}
        action={
          mayCreate && (
            <Button component={Link} to={`${path}/create`} size="md" leftSection={<IconPlus size={18} />}>
              New {words.set}
            </Button>
          )
        }
      >
        Observers start with a published one. A visit keeps the version it was captured with.
      </PageHeader>
      <div className={styles.page}>
        <Card title="In use and being written">
          {inUse.length === 0 ? <p>There is none yet.</p> : <SetList items={inUse} />}
        </Card>
        {retired.length > 0 && (
          <Card title="Retired" subtitle="Observers can no longer start with these; their visits stay.">
            <SetList items={retired} />
          </Card>
        )}
      </div>
    </>
  )
}
