import type { Configuration } from '@corridor/contract/configurations'
import { counted } from '@corridor/domain/count-words'
import type { JsonObject } from '@corridor/domain/json'
import { Card } from '@corridor/ui/card'
import { Tag } from '@corridor/ui/tag'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageHeader } from '../../../frame/page-header.tsx'
import type { Kind } from './kind.ts'
import type { Entry } from './outline.ts'
import styles from './sets-page.module.css'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
  readonly items: readonly Configuration[]
  readonly mayCreate: boolean
}

/** All sets, or all rubrics; those in use first. */
export function SetsPage<Content extends JsonObject, E extends Entry>({
  kind,
  items,
  mayCreate,
}: Props<Content, E>) {
  const inUse = items.filter(({ status }) => status !== 'retired')
  const retired = items.filter(({ status }) => status === 'retired')
  return (
    <>
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
          {inUse.length === 0 && <p>There is none yet.</p>}
          <List kind={kind} items={inUse} />
        </Card>
        {retired.length > 0 && (
          <Card title="Retired" subtitle="Nobody starts with these any more; their visits stay.">
            <List kind={kind} items={retired} />
          </Card>
        )}
      </div>
    </>
  )
}

function List<Content extends JsonObject, E extends Entry>({
  kind,
  items,
}: Pick<Props<Content, E>, 'kind' | 'items'>) {
  return (
    <ul className={styles.list}>
      {items.map((it) => (
        <li key={it.id}>
          <Link to={`${kind.path}/${it.id}`}>
            <strong>{it.name}</strong>
            <span>{aboutOne(kind, it)}</span>
          </Link>
          <span className={styles.tags}>
            {it.hasDraft && (
              <Tag tone="accent">{it.version === 0 ? 'Draft' : `v${it.version + 1} draft`}</Tag>
            )}
            {it.version > 0 && (
              <Tag tone={it.status === 'retired' ? 'plain' : 'brand'}>
                v{it.version} {it.status === 'retired' ? 'retired' : 'published'}
              </Tag>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** «15 items in 4 domains · 131 visits · Copper Ridge Middle School» */
function aboutOne<Content extends JsonObject, E extends Entry>(
  kind: Kind<Content, E>,
  it: Configuration,
): string {
  const { domains, entries } = kind.outline(kind.read(it.content))
  const size = `${counted(entries.length, kind.words.one, kind.words.many)} in ${counted(domains.length, 'domain')}`
  return [size, counted(it.used, 'visit'), it.school?.name ?? 'All schools'].join(' · ')
}
