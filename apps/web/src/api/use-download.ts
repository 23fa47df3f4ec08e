import type { Call } from '@gerbang/contract/call.ts'
import { useMutation } from '@tanstack/react-query'
import { download, saveDownload } from './download.ts'
import { reportFailure } from './form-errors.ts'
import type { Input } from './send.ts'

interface DownloadOptions {
  /** Told of every part that came. */
  onBytes?: (bytes: number) => void
  onSaved?: (file: File) => void
}

/** A file that a call makes, put among the person's own. */
export function useDownload<C extends Call>(call: C, { onBytes, onSaved }: DownloadOptions = {}) {
  return useMutation({
    mutationKey: [call.path, 'download'],
    mutationFn: (input: Input<C>) =>
      download(call, input as Input<C> & { signal?: AbortSignal }, bytes => onBytes?.(bytes)),
    onMutate: () => onBytes?.(0),
    onSuccess: file => {
      saveDownload(file)
      onSaved?.(file)
    },
    onError: error => reportFailure(error),
  })
}
