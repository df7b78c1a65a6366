import { timeIn } from '@corridor/domain/clock/time-in'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import { TextArea } from '@corridor/ui/capture/text-area'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Evidence } from '../../../../definition/capture-view.ts'
import type { PastVisit } from '../../../../visit/past-visit.ts'
import { layDown, tablesOf, takeOff, visitsOf } from '../../table-visits.ts'
import type { ConferenceProps } from '../conference-props.ts'
import { isLeftEmpty, withEntry, withoutEntry } from '../entry-changes.ts'
import { useNextId } from '../use-next-id.capture.tsx'
import { Card } from './card.capture.tsx'
import styles from './card.module.css'
import { DataChoices } from './data-choices.capture.tsx'
import { VisitsTable } from './visits-table.capture.tsx'

/** What both look at: figures of earlier visits, evidence of this one, or something written. */
export function DataCard({ capture, around, visit, change, newId }: ConferenceProps) {
  const { data } = capture
  const [isChoosing, setChoosing] = useState(false)
  const next = useNextId(data, newId)
  const lay = (it: PastVisit) => change('a visit on the table', (before) => layDown(before, it))
  const pick = ({ entryId, kind, at, text }: Evidence) =>
    change('data on the table', (it) => ({
      ...it,
      data: withEntry(it.data, { id: entryId, head: `${kind} · ${timeIn(visit.timeZone, at)}`, text }, {}),
    }))
  const write = (id: string, text: string) =>
    change(
      'data on the table',
      (it) => ({ ...it, data: withEntry(it.data, { id, head: '', text: '' }, { text }) }),
      `data ${id}`,
    )
  const remove = (id: string) =>
    change('taking data off the table', (it) => ({ ...it, data: withoutEntry(it.data, id) }))
  return (
    <Card
      title="Data on the table"
      part="data"
      aside={
        <Button
          aria-label="Add data"
          aria-expanded={isChoosing}
          icon={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => setChoosing(!isChoosing)}
        >
          Add
        </Button>
      }
    >
      {isChoosing && (
        <DataChoices capture={capture} around={around} visit={visit} onLay={lay} onPick={pick} />
      )}
      {tablesOf(capture).map((table) => (
        <VisitsTable
          key={table.tool}
          table={table}
          onRemove={(id) => change('taking a visit off the table', (it) => takeOff(it, id))}
        />
      ))}
      {visitsOf(capture).length > 0 && <p className={styles.small}>{modest(visitsOf(capture).length)}</p>}
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

/** Says that so few visits show no trend. */
function modest(visits: number): string {
  return `${counted(visits, 'visit')}: no trend is claimed.`
}
