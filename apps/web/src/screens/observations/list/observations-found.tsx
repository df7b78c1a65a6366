import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { MOST_LISTED } from '@corridor/contract/observations/most-listed'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { useUntilBack } from '../../../api/use-until-back.ts'
import styles from '../../../frame/list/list.module.css'
import type { ListAddress } from '../../../frame/list/list-address.ts'
import { ListPaging } from '../../../frame/list/list-paging.tsx'
import { ObservationsList } from './observations-list.tsx'
import { NoObservations } from './observations-none.tsx'

interface Props extends Pick<ComponentProps<typeof ObservationsList>, 'hasSchools' | 'waiting' | 'queued'> {
  readonly list: ListAddress
  /** The list; undefined: the server does not answer. */
  readonly found: ResponseOf<typeof contract.observations.list> | undefined
  /** Whether nothing else is on the page. */
  readonly isAlone: boolean
  readonly onRetry: () => unknown
}

export function ObservationsFound({ list, found, isAlone, onRetry, ...here }: Props) {
  const isWaiting = useNavigation().state === 'loading'
  if (!found) return <OutOfReach onRetry={onRetry} />
  const { items, ...page } = found
  if (items.length === 0) return isAlone ? <NoObservations list={list} /> : null
  return (
    <section className={styles.list} aria-label="Observations" aria-busy={isWaiting}>
      <ObservationsList observations={items} {...here} />
      <ListPaging list={list} {...page} shown={items.length} most={MOST_LISTED} />
    </section>
  )
}

function OutOfReach({ onRetry }: Pick<Props, 'onRetry'>) {
  useUntilBack(true, onRetry)
  return (
    <Empty title="The list needs a connection">
      <p role="status">Corridor cannot be reached right now. What you recorded is safe on this device.</p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Empty>
  )
}
