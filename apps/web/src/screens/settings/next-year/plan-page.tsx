import type { Rollover, RolloverCheck } from '@corridor/contract/district/rollover'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { type SchoolCalendar, yearTitle } from '@corridor/domain/calendar/school-calendar'
import { yearAfter } from '@corridor/domain/rollover/next-year'
import type { RolloverDraft } from '@corridor/domain/rollover/rollover-draft'
import { counted } from '@corridor/domain/words/count-words'
import { asTag } from '@corridor/ui/tag'
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { Crumbs } from '../../../frame/header/crumbs.tsx'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { CalendarPart } from './calendar-part.tsx'
import { CheckPart } from './check-part.tsx'
import styles from './next-year.module.css'
import { PeoplePart } from './people-part.tsx'
import { type Step, Steps } from './steps.tsx'
import { usePlan } from './use-plan.ts'

interface Props {
  readonly rollover: Rollover
  readonly lastYear: SchoolCalendar
  readonly onChanged: (rollover: Rollover) => void
}

/** The next school year while it is prepared: nothing of it happens before it was checked. */
export function PlanPage({ rollover, lastYear, onChanged }: Props) {
  const { draft, schools } = rollover
  const plan = usePlan(draft?.content ?? emptyPlan(lastYear), draft?.revision ?? 0)
  const { content, keeper, state } = plan
  const [step, setStep] = useState<Step>('calendar')
  const [check, setCheck] = useState<RolloverCheck | null>(null)
  const choose = async (next: Step) => {
    if (next !== 'check') return setStep(next)
    if (!(await keeper.keep())) return undefined
    try {
      setCheck(await call(contract.rollover.check, { body: { baseRevision: keeper.revision } }))
      setStep('check')
    } catch (error) {
      failed(error, { message: 'The plan could not be checked. It is kept. Please try again later.' })
    }
    window.scrollTo({ top: 0 })
    return undefined
  }
  const discard = async () => {
    try {
      keeper.end()
      onChanged(await call(contract.rollover.discardDraft, {}))
      toast('Plan discarded')
    } catch (error) {
      failed(error, { message: 'The plan was not discarded. Please try again later.' })
    }
  }
  const title = yearTitle(content.calendar) || 'Next school year'
  const carriedOut = (done: Rollover) => {
    keeper.end()
    onChanged(done)
    toast(`School year ${title} is set up`)
  }
  const { leaving, moving, grades, calendar } = content
  const facts = {
    calendar:
      calendar.startsOn && calendar.endsOn
        ? `${shortDay(calendar.startsOn)} to ${shortDay(calendar.endsOn)}`
        : 'Days missing',
    people: counted(leaving.length + moving.length + grades.length, 'change'),
    check: 'Nothing has changed yet',
  }
  return (
    <>
      <Crumbs from={{ path: '/settings/district', title: 'District' }} />
      <PageHeader
        title={`Prepare ${title}`}
        action={<Kept state={state} isNew={draft === null && keeper.revision === 0} />}
      >
        The plan is kept while you prepare it, for every district administrator. Nothing happens before you
        set it up.
      </PageHeader>
      <div className={styles.page}>
        <Steps at={step} facts={facts} onChoose={choose} />
        {step === 'calendar' && (
          <CalendarPart plan={plan} lastYear={lastYear} onNext={() => choose('people')} />
        )}
        {step === 'people' && <PeoplePart plan={plan} schools={schools} onNext={() => choose('check')} />}
        {step === 'check' && check && (
          <CheckPart
            key={check.mark}
            check={check}
            lastYear={lastYear}
            onAgain={() => void choose('check')}
            onDone={carriedOut}
          />
        )}
        {(draft !== null || keeper.revision > 0) && (
          <Button
            className={styles.discard ?? ''}
            variant="subtle"
            color="gray"
            onClick={() => askToDiscardPlan(discard)}
          >
            Discard this plan
          </Button>
        )}
      </div>
    </>
  )
}

function Kept({ state, isNew }: { readonly state: 'saved' | 'saving' | 'failed'; readonly isNew: boolean }) {
  const words = {
    saved: isNew ? 'Nothing chosen yet' : 'Plan saved',
    saving: 'Saving …',
    failed: 'Not saved yet',
  }[state]
  const Sign = { saved: IconCloudCheck, saving: IconCloudUp, failed: IconCloudOff }[state]
  return (
    <p role="status" {...asTag({ tone: state === 'failed' ? 'accent' : 'brand', shape: 'pill' })}>
      <Sign size={16} stroke={1.8} aria-hidden /> {words}
    </p>
  )
}

function askToDiscardPlan(discard: () => Promise<void>) {
  modals.openConfirmModal({
    title: <strong>Discard this plan?</strong>,
    withCloseButton: false,
    children: 'Its calendar and everything chosen for people is thrown away, for every administrator.',
    labels: { confirm: 'Discard', cancel: 'Keep it' },
    confirmProps: { color: 'var(--danger)', c: 'var(--surface)' },
    onConfirm: () => void discard(),
  })
}

function emptyPlan(lastYear: SchoolCalendar): RolloverDraft {
  return { calendar: yearAfter(lastYear), leaving: [], moving: [], grades: [] }
}
