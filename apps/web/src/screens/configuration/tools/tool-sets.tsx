import type { Configuration } from '@corridor/contract/configurations/configurations'
import { counted } from '@corridor/domain/words/count-words'
import { findFace } from '@corridor/tools/registry/faces'
import { Tag } from '@corridor/ui/tag'
import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { RowLink } from '../../../frame/list/row-link.tsx'
import type { ToolList } from '../tool-list.ts'
import styles from './tool-sets.module.css'

interface Props {
  readonly list: ToolList
  readonly toolTypeId: number
  readonly sets: readonly Configuration[]
}

/** The look-for sets or rubrics under their tool, those in use first. */
export function ToolSets({ list, toolTypeId, sets }: Props) {
  const kind = findFace(toolTypeId)?.sets
  if (!kind) return null
  const mayAdd = list.mayChange || list.schools.some(({ isMine }) => isMine)
  const place = ({ status }: Configuration) => (status === 'retired' ? 1 : 0)
  return (
    <ul className={styles.sets}>
      {[...sets]
        .sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name))
        .map((set) => (
          <li key={set.id}>
            <RowLink to={`${kind.path}/${set.id}`}>
              {set.name}
              {set.school && <span>{set.school.name}</span>}
            </RowLink>
            <VersionTag set={set} />
            <span className={styles.items}>{set.items === null ? '' : counted(set.items, 'item')}</span>
            <IconChevronRight size={18} stroke={1.8} aria-hidden />
          </li>
        ))}
      {mayAdd && (
        <li>
          <Link className={styles.add} to={`${kind.path}/create`}>
            <IconPlus size={18} stroke={1.8} aria-hidden />
            New {kind.words.set}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** A set’s version; a draft is named before what is published. */
function VersionTag({ set: { version, status, hasDraft } }: { readonly set: Configuration }) {
  if (status === 'retired') return <Tag>v{version} retired</Tag>
  if (hasDraft) return <Tag tone="accent">v{version + 1} draft</Tag>
  return <Tag tone="brand">v{version} published</Tag>
}
