import { Button, Tick } from '@corridor/ui/capture/button'
import { Choice } from '@corridor/ui/capture/choice'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import type {
  ExpandedRubricCapture,
  ExpandedRubricConfig,
  Indicator,
  Mark,
} from '../expanded-rubric.shape.ts'
import { type Confidence, confidences, confidenceTitles } from '../rubric-terms.ts'
import styles from './open-indicator.module.css'
import { setConfidence, toggleAttribute } from './rubric-changes.ts'

interface Props extends Pick<CaptureProps<ExpandedRubricConfig, ExpandedRubricCapture>, 'change'> {
  readonly indicator: Indicator
  readonly mark: Mark
}

const options: readonly { readonly value: Confidence | ''; readonly label: string }[] = confidences.map(
  (value) => ({ value, label: confidenceTitles[value] }),
)

/** How sure the observer is of the level, and which of its attributes were seen. */
export function SeenAndSure({ indicator, mark, change }: Props) {
  const { id, code, attributes } = indicator
  return (
    <div className={styles.sure}>
      <Choice
        look="switch"
        label="Confidence"
        options={options}
        value={mark.confidence ?? ''}
        onChange={(next) => next && change(`confidence in ${code}`, (it) => setConfidence(it, id, next))}
      />
      {attributes.length > 0 && (
        <fieldset className={styles.attributes} aria-label="Attributes seen">
          {attributes.map((attribute) => {
            const isSeen = mark.attributes?.[attribute.id] === true
            return (
              <Button
                key={attribute.id}
                shape="pill"
                aria-pressed={isSeen}
                icon={<Tick isOn={isSeen} />}
                onClick={() => change(`“${attribute.text}”`, (it) => toggleAttribute(it, id, attribute.id))}
              >
                {attribute.text}
              </Button>
            )
          })}
        </fieldset>
      )}
    </div>
  )
}
