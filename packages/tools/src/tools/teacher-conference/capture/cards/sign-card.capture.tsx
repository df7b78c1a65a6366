import { momentIn } from '@corridor/domain/calendar/day-words'
import { firstName } from '@corridor/domain/people/first-name'
import { Button } from '@corridor/ui/capture/button'
import { TextArea } from '@corridor/ui/capture/text-area'
import { IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { missingIn } from '../../missing-words.ts'
import { agreedMark, isSigned } from '../../signing.ts'
import type { ConferenceProps } from '../conference-props.ts'
import { Card } from './card.capture.tsx'
import styles from './card.module.css'

/** Where the leader signs; the educator does once it is sent. A change afterwards is signed again. */
export function SignCard({ capture, visit, around, contributions, change, now }: ConferenceProps) {
  const [typed, setTyped] = useState(capture.signature?.name ?? '')
  const name = firstName(around.educator)
  const { signature } = capture
  const theirs = contributions.find(({ kind, key }) => kind === 'signature' && key === signature?.of)
  const [missing] = missingIn(capture)
  const isReady = typed.trim() !== '' && !missing
  const sign = () => {
    if (!isReady) return
    const at = new Date(now()).toISOString()
    change('signing', (it) => ({ ...it, signature: { name: typed.trim(), at, of: agreedMark(it) } }))
  }
  return (
    <Card
      title="Sign"
      part="sign"
      hint={`It says that you both took part and know what was agreed. ${name} signs once it is sent.`}
    >
      {signature && isSigned(capture) ? (
        <>
          <p role="status">
            <strong>{signature.name}</strong>, {momentIn(visit.timeZone, signature.at)}
          </p>
          <p className={styles.small}>
            {theirs
              ? `${theirs.text}, ${momentIn(visit.timeZone, theirs.at)}`
              : `${name} has not signed yet. Finish and send it.`}
          </p>
        </>
      ) : (
        <>
          {signature && <p role="status">Something changed since you signed. Please sign again.</p>}
          {missing && <p className={styles.small}>{missing}</p>}
          <TextArea
            label="Your name"
            isLabelShown
            value={typed}
            maxLength={120}
            autoComplete="name"
            onChange={(text) => setTyped(text.replaceAll('\n', ' '))}
          />
          <div className={styles.line}>
            <Button
              look={isReady ? 'brand' : 'plain'}
              aria-disabled={!isReady}
              icon={<IconSignature size={18} stroke={1.8} aria-hidden />}
              onClick={sign}
            >
              Sign
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
