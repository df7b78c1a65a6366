import { Button, Tick } from '@corridor/ui/capture/button'
import { NONE } from '../../answer-types.ts'
import type { Mark } from '../../custom-look-for.shape.ts'
import type { LookFor } from '../../set/look-for-set.shape.ts'
import { optionsOf } from '../../set/set-order.ts'
import type { Acts } from '../use-acts.capture.tsx'
import styles from './options-answer.module.css'

interface Props {
  readonly item: LookFor
  readonly mark: Mark | undefined
  readonly acts: Acts
}

/** A level, one of a few options, or some of them; “none of these” says that somebody looked. */
export function OptionsAnswer({ item, mark, acts }: Props) {
  const options = optionsOf(item).map(({ id, label }, index) => ({
    id,
    label: item.type === 'scale' ? `${index + 1} ${label}` : label,
  }))
  const all = item.type === 'multiple' ? [...options, { id: NONE, label: 'None of these' }] : options
  const isChosen = (id: string) => mark?.choice === id || (id !== NONE && mark?.choices[id] === true)
  return (
    <fieldset className={styles.options} data-type={item.type} aria-label={`${item.code}, answer`}>
      {all.map(({ id, label }, index) => (
        <Button
          key={id}
          className={styles.option ?? ''}
          aria-pressed={isChosen(id)}
          aria-keyshortcuts={String(index + 1)}
          icon={<Tick isOn={isChosen(id)} />}
          onClick={() => acts.choose(item, id)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
