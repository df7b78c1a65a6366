import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import type { JsonObject } from '@corridor/domain/data/json'
import { readableFiles } from '@corridor/tools/set-editor/set-kind.view'
import { forgetFile } from '@corridor/ui/capture/files/forget-file'
import { saveFile } from '@corridor/ui/save-file'
import { ActionIcon, FileButton, Menu } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconArchive, IconDots, IconDownload, IconRestore, IconTrash, IconUpload } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { once } from '../once.ts'
import { refresh } from '../sets/set-queries.ts'
import { useSets } from '../sets/written-sets.ts'

interface Props {
  readonly details: ConfigurationDetails
  readonly content: JsonObject
  /** Whether the draft differs from the published version, saved or not. */
  readonly isDraft: boolean
  readonly onImport: (file: File) => Promise<void>
  readonly onDiscard: () => Promise<void>
  /** Called when the draft could not be thrown away. */
  readonly onKept: () => void
  /** Called with what is left of the configuration; null: nothing. */
  readonly onDiscarded: (left: ConfigurationDetails | null) => void
}

const FAILED = 'This did not work, and nothing was changed. Please try again later.'

/** The editor’s seldom used actions: export, import, throw the draft away, retire. */
export function EditorMenu(props: Props) {
  const { path, words, kind } = useSets()
  const { details, content, isDraft, onImport, onDiscard, onKept, onDiscarded } = props
  const navigate = useNavigate()
  const { id, status, version, hasDraft, mayChange } = details
  const request = { params: { configurationId: id } }
  const title = kind.titleOf(content)

  const doing = async (work: () => Promise<void>) => {
    try {
      await work()
      await refresh()
    } catch (error) {
      failed(error, { message: FAILED })
    }
  }
  const retire = () => doing(async () => void (await call(contract.configurations.retire, request)))
  const restore = () => doing(async () => void (await call(contract.configurations.restore, request)))
  const discarded = async () => {
    try {
      return await call(contract.configurations.discard, request)
    } catch (error) {
      onKept()
      throw error
    }
  }
  const discard = () =>
    modals.openConfirmModal({
      title: <strong>Discard this draft?</strong>,
      withCloseButton: false,
      children:
        version > 0
          ? `Version ${version} stays as it is.`
          : `The ${words.set} was never published, so it is permanently deleted.`,
      labels: { confirm: 'Discard', cancel: 'Keep it' },
      confirmProps: { color: 'var(--danger)', c: 'var(--surface)' },
      onConfirm: once(
        () =>
          void doing(async () => {
            await onDiscard()
            const { configuration } = await discarded()
            onDiscarded(configuration)
            if (!configuration) await navigate(path, { replace: true })
            toast('Draft discarded')
          }),
      ),
    })
  return (
    // The file button stands around the menu: the menu’s content is gone by the time a file is chosen.
    <FileButton
      accept={readableFiles}
      inputProps={{ 'aria-label': 'File to import', onClick: forgetFile }}
      onChange={(file) => void (file && onImport(file))}
    >
      {({ onClick: choose }) => (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={42} aria-label="More">
              <IconDots size={18} stroke={1.8} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconDownload size={16} />}
              onClick={() => saveFile(title, 'csv', kind.toCsv(content))}
            >
              Export as CSV
            </Menu.Item>
            <Menu.Item
              leftSection={<IconDownload size={16} />}
              onClick={() => saveFile(title, 'json', kind.toJson(content))}
            >
              Export as JSON
            </Menu.Item>
            {mayChange && (
              <Menu.Item leftSection={<IconUpload size={16} />} onClick={choose}>
                Import a file
              </Menu.Item>
            )}
            {mayChange && (isDraft || hasDraft) && (
              <Menu.Item leftSection={<IconTrash size={16} />} onClick={discard}>
                Discard draft
              </Menu.Item>
            )}
            {mayChange && status === 'published' && (
              <Menu.Item leftSection={<IconArchive size={16} />} onClick={retire}>
                Retire
              </Menu.Item>
            )}
            {mayChange && status === 'retired' && (
              <Menu.Item leftSection={<IconRestore size={16} />} onClick={restore}>
                Use again
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </FileButton>
  )
}
