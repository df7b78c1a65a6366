import { Button, Tooltip } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useIsWide } from '../use-is-wide.ts'
import { useUser } from '../use-user.ts'
import { mayStart, START } from './may-start.ts'
import styles from './observe-link.module.css'

export function useMayObserve(): boolean {
  return mayStart(useUser())
}

interface Props {
  readonly placement: 'side' | 'bottom'
}

/** The link to start a visit, from every page. */
export function ObserveLink({ placement }: Props) {
  const isSide = placement === 'side'
  const isWide = useIsWide()
  return (
    <Tooltip label="Observe" position="right" disabled={!isSide || isWide}>
      <Link className={styles.observe ?? ''} data-placement={placement} to={START}>
        <span className={styles.icon}>
          <IconDoorEnter size={isSide ? 20 : 28} stroke={1.8} aria-hidden />
        </span>
        <span className={styles.word}>Observe</span>
      </Link>
    </Tooltip>
  )
}

interface EducatorProps {
  readonly educator: { readonly id: number; readonly name: string }
  /** Whether the link is the first of several. */
  readonly isFirst: boolean
  /** In a list the link is as large as a finger; on a page as large as the buttons beside it. */
  readonly place: 'list' | 'page'
}

/** A link that starts a visit to an educator, without choosing one. */
export function ObserveEducator({ educator, isFirst, place }: EducatorProps) {
  if (!useMayObserve()) return null
  const color = isFirst ? { color: 'var(--accent)', c: 'var(--on-accent)' } : { variant: 'default' }
  return (
    <Button
      component={Link}
      className={styles.educator ?? ''}
      data-place={place}
      to={`/observations/start/${educator.id}`}
      aria-label={`Observe ${educator.name}`}
      leftSection={place === 'page' && <IconDoorEnter size={18} stroke={1.8} aria-hidden />}
      {...color}
    >
      Observe
    </Button>
  )
}
