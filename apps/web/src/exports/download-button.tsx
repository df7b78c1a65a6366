import { Refusal } from '@corridor/contract/refusal'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call, contract } from '../api/client.ts'
import { failed } from '../api/failed.tsx'
import { exportsChanged } from './export-queries.ts'

/** A button that downloads an export that is ready. */
export function DownloadButton({ id, name, title }: { id: string; name: string; title: string }) {
  const download = useMutation({
    mutationFn: () => call(contract.exports.file, { params: { exportId: id } }),
    onSuccess: (bytes) => saveZip(name, bytes),
    onError: (error) => {
      void exportsChanged()
      failed(error, { message: wordsOf(error, 'The file did not arrive. Please try again.') })
    },
  })
  return (
    <Button
      leftSection={<IconDownload size={18} stroke={1.8} />}
      loading={download.isPending}
      onClick={() => download.mutate()}
      aria-label={`Download ${title}`}
    >
      Download
    </Button>
  )
}

/** The server’s reason for a refusal; `otherwise` for any other error. */
export function wordsOf(error: unknown, otherwise: string): string {
  return error instanceof Refusal && error.status < 500 ? error.message : otherwise
}

/** Saves a ZIP through the browser, under its name. */
function saveZip(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
