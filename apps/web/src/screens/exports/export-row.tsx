import type { Export } from '@corridor/contract/reports/exports'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call, contract } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import { DownloadButton } from '../../exports/download-button.tsx'
import { exportsChanged, isUnderWay } from '../../exports/export-queries.ts'
import { exportTitle, percentOf, stateWords } from '../../exports/export-words.ts'
import { refusalWords } from '../../frame/messages/refusal-words.ts'
import { useUser } from '../../frame/use-user.ts'
import styles from './exports.module.css'

/** One export: its title, how it stands, and what can be done with it. */
export function ExportRow({ it }: { readonly it: Export }) {
  const { time_zone } = useUser().district
  const title = exportTitle(it)
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3>{title}</h3>
        <p className={it.state === 'failed' ? styles.failed : styles.state}>{stateWords(it, time_zone)}</p>
        {isUnderWay(it) && (
          <progress
            className={styles.progress}
            value={percentOf(it)}
            max={100}
            aria-label={`${title}, progress`}
          />
        )}
        <p className={styles.asked}>Asked for {momentIn(time_zone, it.askedAt)}</p>
      </div>
      <div className={styles.actions}>
        {it.file && <DownloadButton id={it.id} name={it.file.name} title={title} />}
        <RemoveButton it={it} title={title} />
      </div>
    </li>
  )
}

function RemoveButton({ it, title }: { readonly it: Export; readonly title: string }) {
  const word = isUnderWay(it) ? 'Cancel' : it.file ? 'Delete' : 'Remove'
  const remove = useMutation({
    mutationFn: () => call(contract.exports.remove, { params: { exportId: it.id } }),
    onError: (error) =>
      failed(error, { message: refusalWords(error, 'That did not work. Please try again.') }),
    onSettled: exportsChanged,
  })
  return (
    <Button
      variant="default"
      loading={remove.isPending}
      onClick={() => remove.mutate()}
      aria-label={`${word} ${title}`}
    >
      {word}
    </Button>
  )
}
