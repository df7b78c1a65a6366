import { Link } from 'react-router'
import type { OptionGroup } from './option.ts'
import styles from './search.module.css'

interface Props {
  readonly id: string
  readonly groups: readonly OptionGroup[]
  /** The chosen option’s index, counted through all groups. */
  readonly chosen: number
  /** Whether the options still answer an earlier search word. */
  readonly isWaiting: boolean
  readonly onPoint: (index: number) => void
  readonly onFollow: () => void
}

/** The options of a search. The focus stays in the field; Enter leads to the chosen option. */
export function SearchOptions({ id, groups, chosen, isWaiting, onPoint, onFollow }: Props) {
  let index = -1
  return (
    <div id={id} role="listbox" aria-label="Results" aria-busy={isWaiting} className={styles.options}>
      {groups.map(({ title, options }) => (
        <fieldset key={title} className={styles.kind} aria-label={title}>
          <p className={styles.group} aria-hidden>
            {title}
          </p>
          {options.map(({ to, title: name, detail, icon: Icon }) => {
            index += 1
            const own = index
            const isChosen = own === chosen
            return (
              <Link
                key={to}
                id={`${id}-${own}`}
                role="option"
                aria-selected={isChosen}
                tabIndex={-1}
                className={styles.option ?? ''}
                to={to}
                {...(isChosen && { ref: bringIntoView })}
                onMouseMove={() => onPoint(own)}
                onClick={onFollow}
              >
                <Icon size={20} stroke={1.8} aria-hidden />
                <span className={styles.words}>
                  <strong>{name}</strong>
                  {detail && <small>{detail}</small>}
                </span>
              </Link>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

function bringIntoView(option: HTMLAnchorElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
