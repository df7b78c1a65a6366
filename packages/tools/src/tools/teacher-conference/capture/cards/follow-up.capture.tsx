import { TextArea } from '@corridor/ui/capture/text-area'
import type { ConferenceProps } from '../conference-props.ts'
import { DayField } from '../day-field.capture.tsx'
import styles from './card.module.css'

/** When both look again, and at what. */
export function FollowUp({ capture, change }: Pick<ConferenceProps, 'capture' | 'change'>) {
  if (capture.stage === 'prepare') return null
  return (
    <>
      <div className={styles.four}>
        <DayField
          label="We look again on"
          value={capture.followUpOn}
          onChange={(day) => change('the follow-up', (it) => ({ ...it, followUpOn: day }))}
        />
        <TextArea
          label="At what"
          isLabelShown
          value={capture.followUpFor}
          maxLength={300}
          placeholder="A tool, a lesson, a class"
          onChange={(text) =>
            change('the follow-up', (it) => ({ ...it, followUpFor: text }), 'what to look at again')
          }
        />
      </div>
      <p className={styles.small}>Puts the visit into “Who next” on that day.</p>
    </>
  )
}
