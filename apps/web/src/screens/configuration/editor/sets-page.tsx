import type { JsonObject } from '@corridor/domain/data/json'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Crumbs } from '../../../frame/crumbs.tsx'
import { PageHeader } from '../../../frame/page-header.tsx'
import { toolList } from '../tool-list.ts'
import { listOf } from './editor-queries.ts'
import type { Kind } from './kind.ts'
import type { Entry } from './outline.ts'
import { ownersIn } from './owners.ts'
import { SetList } from './set-list.tsx'
import styles from './sets-page.module.css'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
}

/** All sets, or all rubrics; those in use first. */
export function SetsPage<Content extends JsonObject, E extends Entry>({ kind }: Props<Content, E>) {
  const { items } = useSuspenseQuery(listOf(kind.toolTypeId)).data
  const mayCreate = ownersIn(useSuspenseQuery(toolList).data).length > 0
  const inUse = items.filter(({ status }) => status !== 'retired')
  const retired = items.filter(({ status }) => status === 'retired')
  return (
    <>
      <Crumbs />
      <PageHeader
        title={kind.title}
        action={
          mayCreate && (
            <Button
              component={Link}
              to={`${kind.path}/create`}
              size="md"
              leftSection={<IconPlus size={18} />}
            >
              New {kind.words.set}
            </Button>
          )
        }
      >
        Observers start with a published one. A visit keeps the version it was captured with.
      </PageHeader>
      <div className={styles.page}>
        <Card title="In use and being written">
          {inUse.length === 0 ? <p>There is none yet.</p> : <SetList kind={kind} items={inUse} />}
        </Card>
        {retired.length > 0 && (
          <Card title="Retired" subtitle="Nobody starts with these any more; their visits stay.">
            <SetList kind={kind} items={retired} />
          </Card>
        )}
      </div>
    </>
  )
}
