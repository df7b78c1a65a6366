import { saveBytes } from '@corridor/ui/save-file'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call, contract } from '../api/client.ts'
import { failed } from '../api/failed.tsx'
import { refusalWords } from '../frame/messages/refusal-words.ts'
import { exportsChanged } from './export-queries.ts'

/** A button that downloads an export that is ready. */
export function DownloadButton({ id, name, title }: { id: string; name: string; title: string }) {
  const download = useMutation({
    mutationFn: () => call(contract.exports.file, { params: { exportId: id } }),
    onSuccess: (bytes) => saveBytes(name, bytes, 'application/zip'),
    onError: (error) => {
      void exportsChanged()
      failed(error, { message: refusalWords(error, 'The file did not arrive. Please try again.') })
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
