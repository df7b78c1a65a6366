import type { ReportChoices } from '@corridor/contract/reports/report'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import styles from '../../../frame/list/list-filters.module.css'
import { pathOf, type ReportPlace } from '../../../report/address/report-place.ts'
import { setsOf } from '../report-queries.ts'

interface OtherReportProps {
  readonly place: ReportPlace
  readonly choices: Pick<ReportChoices, 'hasOtherEducators'>
}

/** The link to the same report about another educator or set, where there is one. */
export function OtherReport({ place: { kind, id }, choices }: OtherReportProps) {
  if (id === null || kind === 'school-overview') return null
  if (kind === 'educator') {
    if (choices.hasOtherEducators !== true) return null
    return (
      <Button className={styles.filter} variant="default" component={Link} to={pathOf({ kind, id: null })}>
        Another educator
      </Button>
    )
  }
  return <OtherSet kind={kind} id={id} />
}

interface Props {
  readonly kind: 'look-for' | 'rubric'
  readonly id: number
}

function OtherSet({ kind, id }: Props) {
  const { data } = useQuery(setsOf(kind))
  const sets = data?.items ?? []
  const shown = sets.find((it) => it.id === id)
  if (!shown) return null
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          className={styles.filter}
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.8} />}
        >
          {kind === 'rubric' ? 'Rubric' : 'Set'} <strong>{shown.name}</strong>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.choices}>
        {sets.map((it) => (
          <Menu.Item
            key={it.id}
            component={Link}
            to={pathOf({ kind, id: it.id })}
            rightSection={it.id === id && <IconCheck size={16} stroke={1.8} aria-label="shown" />}
          >
            {it.isRetired ? `${it.name} (retired)` : it.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
