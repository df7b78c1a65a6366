import { firstName } from '@corridor/domain/people/first-name'
import { Button } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFromDevice, useKeptList } from '../../../device/use-device.ts'
import { useUser } from '../../../frame/use-user.ts'
import { privateTargetsOf } from '../../../observation/private-targets-of.ts'
import { readersOf } from '../observation-queries.ts'
import { SendPreview } from './preview/send-preview.tsx'
import { PreviewPdf } from './preview-pdf.tsx'
import { SendForm } from './send-form.tsx'
import type { SendProps } from './send-props.ts'
import styles from './send-sheet.module.css'
import { SendPlanned } from './standing/send-planned.tsx'
import { unsentWords } from './standing/unsent-words.ts'
import { toolsOfVisit, toolToSend } from './visit-to-send.ts'

interface Props extends SendProps {
  /** Called with the id of the observation that keeps the sending. */
  readonly onSent: (id: string) => void
}

/** The preview at the left, the readers at the right; on a phone the form first. */
export function SendSheet({ kept, device, onSent }: Props) {
  const user = useUser()
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const [isChanging, setIsChanging] = useState(false)
  const [isShown, { toggle }] = useDisclosure(false)
  const visit = toolsOfVisit(useKeptList(), kept)
  // Without a connection only the educator is known as a reader.
  const { data: readers } = useQuery(readersOf(kept.id))
  const planned = readers?.planned
  const unsent = unsentWords(device, visit, kept, planned)
  const snapshot = useFromDevice((it) => it.snapshot(), undefined)
  const school = (snapshot?.schools ?? user.schools).find(({ id }) => id === kept.document.schoolId)
  const around = {
    school: school?.name ?? '',
    observer: user.name,
    observerRole: readers?.observerRole,
    message: unsent.words.message,
    hidden: privateTargetsOf(snapshot?.configurations ?? []),
    withInterpretation: unsent.words.choices?.withInterpretation ?? false,
  }
  const tools = visit.map((it) => {
    const { configurationId, configurationVersion } = it.document
    const set = device.contentOf(configurationId, configurationVersion)
    const { leftOut = [], leftOutParts = {} } = unsent.words
    return toolToSend({ kept: it, set, around, leftOut, leftOutParts: leftOutParts[it.id] ?? [] })
  })
  const name = firstName((readers?.educator ?? kept.document.educator).name)
  const going = tools.filter(({ isChosen }) => isChosen)
  if (planned?.state === 'waiting' && !isChanging) {
    const change = () => setIsChanging(true)
    return <SendPlanned kept={kept} planned={planned} unsent={unsent} onChange={change} />
  }
  return (
    <div className={styles.columns}>
      <SendForm
        kept={kept}
        device={device}
        unsent={unsent}
        tools={tools}
        readers={readers}
        onSent={onSent}
        onPlanned={() => setIsChanging(false)}
        plannedId={planned?.state === 'waiting' ? planned.id : undefined}
      >
        {isNarrow && (
          <Button variant="default" leftSection={<IconEye size={18} stroke={1.8} />} onClick={toggle}>
            {isShown ? 'Hide the preview' : `See what ${name} will see`}
          </Button>
        )}
      </SendForm>
      {(!isNarrow || isShown) && (
        <SendPreview
          tools={going}
          words={unsent.words}
          name={name}
          reach={readers?.educator.way}
          isMailOff={readers?.isMailOff ?? false}
          isAskedFor={isNarrow}
          paper={<PreviewPdf tools={going} words={unsent.words} label="Save PDF" />}
        />
      )}
    </div>
  )
}
