import { forgetFile } from '@corridor/ui/capture/files/forget-file'
import { FileErrors } from '@corridor/ui/forms/file-errors'
import { saveFile } from '@corridor/ui/save-file'
import { Button, FileButton, Group } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { BankComment } from '../targeted-comment.shape.ts'
import { bankCsv, readBankCsv } from './bank-csv.ts'
import { bankJson, readBankJson } from './bank-json.ts'

interface Props {
  readonly bank: readonly BankComment[]
  readonly isReadOnly: boolean
  readonly onRead: (bank: readonly BankComment[]) => void
}

/**
 * Exports a bank to a spreadsheet, and imports one. The file takes the bank’s place, and holds once it is published.
 */
export function BankFiles({ bank, isReadOnly, onRead }: Props) {
  const [errors, setErrors] = useState<readonly string[]>([])
  const read = async (file: File | null) => {
    if (!file) return
    const text = await file.text()
    const isJson = file.name.toLowerCase().endsWith('.json')
    const found = isJson
      ? readBankJson(text)
      : readBankCsv(text, { before: bank, newId: () => crypto.randomUUID() })
    setErrors('errors' in found ? found.errors : [])
    if ('bank' in found) onRead(found.bank)
  }
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => saveFile('Comment bank', 'csv', bankCsv(bank))}
        >
          Export CSV
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => saveFile('Comment bank', 'json', bankJson(bank))}
        >
          Export JSON
        </Button>
        {!isReadOnly && (
          <FileButton
            onChange={read}
            accept=".csv,.json,text/csv,application/json"
            inputProps={{ 'aria-label': 'File to import', onClick: forgetFile }}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={16} />}>
                Import
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {errors.length > 0 && <FileErrors errors={errors} />}
    </>
  )
}
