import { isConference } from '@corridor/domain/observation/conference'
import { Button } from '@corridor/ui/capture/button'
import { IconX } from '@tabler/icons-react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { Link, useDoor } from '../../../door/door.tsx'
import { addressOf, goBack } from '../address.ts'
import { missingOf } from '../visit/missing-of.ts'
import { fullNameOf } from '../visit/tool-state.ts'
import styles from './missing-words.module.css'
import { endVisit, unfinishedOf } from './use-finish.ts'

interface Props {
  readonly device: Device
  readonly kept: Kept
  readonly now: () => number
  readonly onFinishRest: () => void
  readonly onClose: () => void
}

/** What a visit lacks, tool by tool, in place above Finish: the observer may go on, or leave those as drafts. */
export function MissingWords({ device, kept, now, onFinishRest, onClose }: Props) {
  const { navigate } = useDoor()
  const drafts = unfinishedOf(device, kept)
  const lacking = drafts.filter((it) => missingOf(device, it).length > 0)
  if (lacking.length === 0) return null
  const leave = async () => {
    await Promise.all(drafts.map(({ id }) => endVisit(device, id, now())))
    await goBack(navigate)
  }
  const isAlone = drafts.length === 1
  const what = isConference(kept.document.toolTypeId) ? 'conference' : 'visit'
  const title = `Before this ${what} counts`
  return (
    <section className={styles.missing} role="status" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button look="bare" className={styles.close} aria-label="Close" onClick={onClose}>
          <IconX size={20} stroke={1.8} aria-hidden />
        </Button>
      </header>
      <div className={styles.tools}>
        {lacking.map((it) => (
          <section key={it.id} aria-label={fullNameOf(device, it)}>
            {!isAlone && (
              <h3>
                {it.id === kept.id ? (
                  fullNameOf(device, it)
                ) : (
                  <Link to={addressOf(it.document.toolTypeId, it.id)} replace>
                    {fullNameOf(device, it)}
                  </Link>
                )}
              </h3>
            )}
            <ul>
              {missingOf(device, it).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {lacking.length < drafts.length ? (
        <Button className={styles.leave} onClick={onFinishRest}>
          {restWords(lacking.map((it) => fullNameOf(device, it)))}
        </Button>
      ) : (
        <Button className={styles.leave} onClick={leave}>
          {isAlone ? 'Stop the timer and keep it as a draft' : 'Stop the timers and keep them as drafts'}
        </Button>
      )}
    </section>
  )
}

function restWords([name, ...more]: readonly string[]): string {
  return more.length > 0
    ? `Finish the others, keep ${more.length + 1} as drafts`
    : `Finish the others, keep ${name} as a draft`
}
