import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { Link } from '../../../door/door.tsx'
import { addressOf } from '../address.ts'
import styles from '../sheets.module.css'
import { toolsOfVisit } from '../visit/tool-state.ts'

interface Props {
  readonly device: Device
  readonly visit: readonly Kept[]
}

/** The tools of a visit that are finished, and those that stay drafts. */
export function FinishedTools({ device, visit }: Props) {
  const [first] = visit
  const tools = first ? toolsOfVisit(device, first.document.visitId) : []
  return (
    <section className={styles.others} aria-label="Tools of this visit">
      <ul>
        {tools.map(({ id, toolTypeId, fullName }) => {
          const isDraft = device.find(id)?.goal === 'draft'
          const Icon = isDraft ? IconCircleDashed : IconCircleCheck
          return (
            <li key={id}>
              <Link to={addressOf(toolTypeId, id)} replace>
                {fullName}
              </Link>
              <span>
                <Icon size={16} stroke={1.8} aria-hidden /> {isDraft ? 'Draft' : 'Finished'}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
