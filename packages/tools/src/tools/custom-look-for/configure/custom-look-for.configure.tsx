import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import type { LookForSet } from '../set/look-for-set.shape.ts'
import { partsOf } from '../set/set-order.ts'
import styles from './custom-look-for.configure.module.css'

/** A summary of a set. Its editor is a page of its own. */
function LookForSummary({ value }: ConfigureProps<LookForSet>) {
  return (
    <div className={styles.summary}>
      <p>{value.purpose}</p>
      <ul>
        {partsOf(value).map(({ domain, items }) => (
          <li key={domain.id}>
            <b>{domain.title}</b> {items.map(({ code }) => code).join(', ')}
          </li>
        ))}
      </ul>
      <a href="/configuration/custom-look-for">All look-for sets</a>
    </div>
  )
}

export default sealConfigure({ Component: LookForSummary })
