import { Button } from '@corridor/ui/capture/button'
import { IconCheck } from '@tabler/icons-react'
import press from '../../../layout/press-card.module.css'
import type { Standard } from '../standard-over-time.shape.ts'
import styles from './standard-list.module.css'

interface Props {
  readonly standards: readonly Standard[]
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
  /** Closes the list; null before a standard was chosen. */
  readonly onClose: (() => void) | null
}

export function StandardList({ standards, chosenId, onChoose, onClose }: Props) {
  const groups = [...new Set(standards.map(({ group }) => group))]
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <div>
          <h2>Which standard?</h2>
          <p>{onClose ? 'Another standard starts a series of its own.' : 'It stays for the next visits.'}</p>
        </div>
        {onClose && <Button onClick={onClose}>Keep it</Button>}
      </header>
      {groups.map((group) => (
        <section key={group} className={styles.group} aria-label={group}>
          <h3>{group}</h3>
          {standards
            .filter((it) => it.group === group)
            .map(({ id, code, title, looksLike }) => (
              <button
                key={id}
                type="button"
                className={`${press.card} ${styles.standard}`}
                aria-pressed={id === chosenId}
                onClick={() => onChoose(id)}
              >
                <span className={styles.title}>
                  <b>{code}</b> {title}
                  {id === chosenId && <IconCheck size={18} stroke={2} aria-hidden />}
                </span>
                {looksLike !== '' && <span className={styles.looks}>{looksLike}</span>}
              </button>
            ))}
        </section>
      ))}
    </div>
  )
}
