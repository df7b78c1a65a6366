import { showInStrip } from '@corridor/ui/capture/show-in-strip'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { Fragment, memo, useEffect, useRef } from 'react'
import type { ExpandedRubricCapture, ExpandedRubricConfig, Indicator } from '../expanded-rubric.shape.ts'
import { nameOf } from '../indicators.ts'
import { markOf, type State, stateOf } from '../marks.ts'
import { isFor, notForWords } from '../roles.ts'
import styles from './indicator-strip.module.css'

interface Props {
  readonly capture: ExpandedRubricCapture
  readonly config: ExpandedRubricConfig
  /** The domain’s indicators; those that are for other roles come last. */
  readonly indicators: readonly Indicator[]
  readonly role: string
  readonly openId: string
  readonly onOpen: (id: string) => void
}

/** The indicators and how far each is. On a desktop a list by domains. */
export function IndicatorStrip({ capture, config, indicators, role, openId, onOpen }: Props) {
  const strip = useRef<HTMLElement>(null)
  const headOf = (it: Indicator | undefined) => it && (isFor(it, role) ? it.domainId : '')

  // The scroll position of the strip: on a phone not all of it is seen.
  useEffect(() => {
    const card = strip.current?.querySelector<HTMLElement>(`[data-id="${openId}"]`)
    if (strip.current && card) showInStrip(strip.current, card)
  }, [openId])

  return (
    <nav ref={strip} className={styles.strip} aria-label="Indicators">
      {indicators.map((it, place) => {
        const level = config.levels.find(({ value }) => value === markOf(capture, it.id).level)
        const domain = config.domains.find(({ id }) => id === headOf(it))
        return (
          <Fragment key={it.id}>
            {headOf(indicators[place - 1]) !== headOf(it) && (
              <span className={styles.domain}>{domain?.title ?? notForWords(role)}</span>
            )}
            <IndicatorCard
              id={it.id}
              code={it.code}
              name={nameOf(it)}
              title={it.title}
              mark={level?.mark}
              state={stateOf(capture, config, it.id)}
              notFor={isFor(it, role) ? '' : role}
              isOpen={it.id === openId}
              onOpen={onOpen}
            />
          </Fragment>
        )
      })}
    </nav>
  )
}

interface CardProps extends Pick<Indicator, 'id' | 'code' | 'title'> {
  readonly name: string
  /** The mark of the chosen level. */
  readonly mark: string | undefined
  readonly state: State
  /** The educator’s role, where the indicator is for others. */
  readonly notFor: string
  readonly isOpen: boolean
  readonly onOpen: (id: string) => void
}

const icons: Readonly<Partial<Record<State, React.ReactNode>>> = {
  scored: <IconCheck size={14} stroke={2} aria-hidden />,
  incomplete: <IconAlertCircle size={14} stroke={2} aria-hidden />,
}

const IndicatorCard = memo(function IndicatorCard(props: CardProps) {
  const { id, code, title, name, mark, state, notFor, isOpen, onOpen } = props
  const open = notFor ? notForWords(notFor) : 'Not scored'
  const words = { unscored: open, scored: `Level ${mark}`, incomplete: 'No evidence' }[state]
  return (
    <button
      type="button"
      className={styles.card}
      data-id={id}
      data-state={state}
      data-apart={notFor ? true : undefined}
      aria-current={isOpen ? 'step' : undefined}
      aria-label={`${name}, ${state === 'incomplete' ? `level ${mark}, no evidence` : lowered(words)}`}
      onClick={() => onOpen(id)}
    >
      <span className={styles.code}>{code}</span>
      <span className={styles.title}>{title}</span>
      <span className={styles.words}>
        {isOpen && state !== 'incomplete' ? (
          'Open'
        ) : (
          <>
            {icons[state]}
            {words}
          </>
        )}
      </span>
    </button>
  )
})

/** A sentence with a small first letter; a role in it stays as it is written. */
function lowered(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
