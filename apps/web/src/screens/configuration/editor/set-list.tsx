import type { Configuration } from '@corridor/contract/configurations/configurations'
import type { JsonObject } from '@corridor/domain/data/json'
import { counted } from '@corridor/domain/words/count-words'
import { Tag } from '@corridor/ui/tag'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Kind } from './kind.ts'
import type { Entry } from './outline.ts'
import styles from './sets-page.module.css'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
  readonly items: readonly Configuration[]
}

export function SetList<Content extends JsonObject, E extends Entry>({ kind, items }: Props<Content, E>) {
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
          <IconChevronRight size={18} stroke={1.8} aria-hidden />
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
