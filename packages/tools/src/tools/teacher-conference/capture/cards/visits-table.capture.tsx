import { shortDay } from '@corridor/domain/calendar/day-words'
import { Button } from '@corridor/ui/capture/button'
import { IconTrash } from '@tabler/icons-react'
import type { ToolTable } from '../../table-visits.ts'
import styles from './visits-table.module.css'

interface Props {
  readonly table: ToolTable
  readonly onRemove: (id: string) => void
}

/** What visits with one tool counted, side by side. */
export function VisitsTable({ table: { tool, visits, observer, rows }, onRemove }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <span className={styles.tool}>{tool}</span>
          {observer && <small>{observer}</small>}
        </caption>
        <thead>
          <tr>
            <td />
            {visits.map(({ id, on, by }) => (
              <th key={id} scope="col">
                <span className={styles.day}>
                  {shortDay(on)}
                  <Button
                    look="danger"
                    aria-label={`Take ${tool} of ${shortDay(on)} off the table`}
                    icon={<IconTrash size={18} stroke={1.8} aria-hidden />}
                    onClick={() => onRemove(id)}
                  />
                </span>
                {observer === null && <small>{by}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, cells }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note && <small>{note}</small>}
              </th>
              {visits.map(({ id }, index) => (
                <td key={id}>
                  {cells[index]?.value ?? '–'}
                  {cells[index]?.note && <small>{cells[index].note}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
