import { timeIn } from '@corridor/domain/day-words'
import { Button } from '@corridor/ui/capture/button'
import { TextArea } from '@corridor/ui/capture/text-area'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Evidence } from '../capture-view.ts'
import { Card } from './card.capture.tsx'
import styles from './card.module.css'
import type { ConferenceProps } from './conference-screen.capture.tsx'
import { DataChoices } from './data-choices.capture.tsx'
import { isLeftEmpty, withEntry, withoutEntry } from './entry-changes.ts'
import { useNextId } from './use-next-id.capture.tsx'

/** What both look at: picked from the same visit, or written. */
export function DataCard({ capture, around, visit, change, newId }: ConferenceProps) {
  const { data } = capture
  const [offered, setOffered] = useState<readonly Evidence[]>()
  const next = useNextId(data, newId)
  const write = (id: string, text: string) =>
    change(
      'data on the table',
      (it) => ({ ...it, data: withEntry(it.data, { id, head: '', text: '' }, { text }) }),
      `data ${id}`,
    )
  const remove = (id: string) =>
    change('taking data off the table', (it) => ({ ...it, data: withoutEntry(it.data, id) }))
  const pick = ({ entryId, kind, at, text }: Evidence) =>
    change('data on the table', (it) => ({
      ...it,
      data: withEntry(it.data, { id: entryId, head: `${kind} · ${timeIn(visit.timeZone, at)}`, text }, {}),
    }))
  const toggle = async () => setOffered(offered ? undefined : await around.evidence())
  return (
    <Card
      title="Data on the table"
      part="data"
      aside={
        <Button
          aria-expanded={offered !== undefined}
          icon={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={toggle}
        >
          From the visit
        </Button>
      }
    >
      {offered && (
        <DataChoices
          offered={offered.filter(({ entryId }) => !data.some(({ id }) => id === entryId))}
          timeZone={visit.timeZone}
          onPick={pick}
        />
      )}
      <ul className={styles.rows}>
        {[...data, { id: next, head: '', text: '' }].map(({ id, head, text }, index) => (
          <li key={id}>
            {head && <p className={styles.small}>{head}</p>}
            <div className={styles.withAct}>
              <TextArea
                label={`Data ${index + 1}`}
                value={text}
                maxLength={2_000}
                placeholder="A count, a rate, a quote: with its n"
                onChange={(typed) => write(id, typed)}
                onBlur={() => isLeftEmpty(data, id) && remove(id)}
              />
              {id !== next && (
                <Button
                  look="danger"
                  aria-label={`Remove data ${index + 1}`}
                  icon={<IconTrash size={18} stroke={1.8} aria-hidden />}
                  onClick={() => remove(id)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
