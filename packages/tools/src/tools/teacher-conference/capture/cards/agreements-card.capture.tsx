import { TextArea } from '@corridor/ui/capture/text-area'
import { inIdOrder } from '../../conference.ts'
import type { ConferenceProps } from '../conference-props.ts'
import { isLeftEmpty, withEntry, withoutEntry } from '../entry-changes.ts'
import { useNextId } from '../use-next-id.capture.tsx'
import writing from '../writing.module.css'
import { Card } from './card.capture.tsx'

export function AgreementsCard({ capture, change, newId }: ConferenceProps) {
  const { agreements } = capture
  const next = useNextId(agreements, newId)
  const write = (id: string, text: string) =>
    change(
      'an agreement',
      (it) => ({ ...it, agreements: withEntry(it.agreements, { id, text: '' }, { text }) }),
      `agreement ${id}`,
    )
  const leave = (id: string) =>
    isLeftEmpty(agreements, id) &&
    change('an agreement', (it) => ({ ...it, agreements: withoutEntry(it.agreements, id) }))
  return (
    <Card title="What we agreed" part="agreements" hint="One or two sentences that both of you would say.">
      {[...inIdOrder(agreements), { id: next, text: '' }].map(({ id, text }, index) => (
        <TextArea
          key={id}
          className={writing.evidence ?? ''}
          label={`Agreement ${index + 1}`}
          value={text}
          maxLength={2_000}
          placeholder={index === 0 ? 'We agreed that' : 'One more'}
          onChange={(typed) => write(id, typed)}
          onBlur={() => leave(id)}
        />
      ))}
    </Card>
  )
}
