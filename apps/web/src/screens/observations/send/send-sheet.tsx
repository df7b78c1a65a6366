import { firstName } from '@corridor/domain/people/first-name'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFromDevice } from '../../../device/use-device.ts'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import { useUser } from '../../../frame/use-user.ts'
import { privateTargetsOf } from '../../../observation/private-targets-of.ts'
import { readersOf } from '../observation-queries.ts'
import { recordOf, unsendableIn } from './record-of.ts'
import { lacksSelfRating, writtenIn } from './send-around.ts'
import { SendForm } from './send-form.tsx'
import type { Sent } from './send-page.tsx'
import { SendPreview } from './send-preview.tsx'
import styles from './send-sheet.module.css'
import { unsentWords } from './unsent-words.ts'

interface Props extends Sent {
  readonly onSent: () => void
}

/** What will be read at the left, who reads it at the right; on a phone the form first. */
export function SendSheet({ kept, device, onSent }: Props) {
  const user = useUser()
  const isPhone = useIsPhone()
  const [isShown, { toggle }] = useDisclosure(false)
  const unsent = unsentWords(device, kept)
  // Without a connection the educator alone is known.
  const { data: readers } = useQuery(readersOf(kept.id))
  const { configurationId, configurationVersion, schoolId } = kept.document
  const set = useFromDevice((it) => it.contentOf(configurationId, configurationVersion), undefined)
  const schools = useFromDevice((it) => it.snapshot()?.schools, undefined) ?? user.schools
  const school = schools.find(({ id }) => id === schoolId)?.name ?? ''
  const sets = useFromDevice((it) => it.snapshot()?.configurations, undefined) ?? []
  const record = recordOf(kept, set, {
    school,
    observer: user.name,
    message: unsent.words.message,
    hidden: privateTargetsOf(sets),
  })
  const name = firstName(kept.document.educator.name)
  return (
    <div className={styles.columns}>
      <SendForm
        kept={kept}
        device={device}
        unsent={unsent}
        record={record}
        readers={readers}
        written={writtenIn(kept, set)}
        isUnrated={lacksSelfRating(kept, set)}
        unsendable={unsendableIn(kept, set)}
        onSent={onSent}
      />
      {isPhone && (
        <Button variant="default" leftSection={<IconEye size={18} stroke={1.8} />} onClick={toggle}>
          {isShown ? 'Hide the preview' : `See what ${name} will see`}
        </Button>
      )}
      {(!isPhone || isShown) && <SendPreview record={record} name={name} kept={kept} />}
    </div>
  )
}
