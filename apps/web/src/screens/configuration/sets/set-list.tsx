import type { Configuration } from '@corridor/contract/configurations/configurations'
import { counted } from '@corridor/domain/words/count-words'
import { Tag } from '@corridor/ui/tag'
import { IconChevronRight } from '@tabler/icons-react'
import { RowLink } from '../../../frame/list/row-link.tsx'
import styles from './sets-page.module.css'
import { useSets, type WrittenSets } from './written-sets.ts'

interface Props {
  readonly items: readonly Configuration[]
}

export function SetList({ items }: Props) {
  const sets = useSets()
  return (
    <ul className={styles.list}>
      {items.map((it) => (
        <li key={it.id}>
          <RowLink to={`${sets.path}/${it.id}`}>
            <strong>{it.name}</strong>
            <span>{aboutOne(sets, it)}</span>
          </RowLink>
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

/** “15 items in 4 domains · 131 visits · Copper Ridge Middle School” */
function aboutOne({ kind, words }: WrittenSets, it: Configuration): string {
  const { domains, entries } = kind.outline(kind.read(it.content))
  const size = `${counted(entries.length, words.one, words.many)} in ${counted(domains.length, 'domain')}`
  return [size, counted(it.used, 'visit'), it.school?.name ?? 'All schools'].join(' · ')
}
