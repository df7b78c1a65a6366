import { Door } from '@corridor/ui/art/door'
import { Button } from '@corridor/ui/capture/button'
import { endSession } from '../../api/session.ts'
import { useDoor } from '../../door/door.tsx'
import styles from './banner.module.css'

interface Props {
  readonly district: string
}

/** The banner over every page of the sample: it says beforehand that what is tried out is kept nowhere. */
export function DemoBanner({ district }: Props) {
  const { navigate } = useDoor()
  const leave = () => {
    endSession()
    return navigate('/demo/left')
  }
  return (
    <div className={`${styles.banner} ${styles.short}`}>
      <span className={styles.icon}>
        <Door size={22} />
      </span>
      <div className={styles.words} role="status">
        <p>
          <strong>{district}</strong>, a sample
        </p>
        <p className={styles.withheld}>View only: nothing you enter is kept.</p>
      </div>
      <Button look="outline" size="small" onClick={leave}>
        Leave
      </Button>
    </div>
  )
}
