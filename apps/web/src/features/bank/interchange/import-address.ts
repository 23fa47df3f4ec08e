import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The address holds all that a reload needs: the import, its job, the filter and the question that is open. */
export function useImportAddress() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (values: Record<string, string | null>) =>
      setParams(
        before => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(values))
            if (value === null) next.delete(name)
            else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    importId: params.get('impor'),
    jobId: params.get('tugas'),
    filter: params.get('lihat'),
    position: Number(params.get('soal')) || null,
    bankId: params.get('bank') ?? '',
    subTestId: params.get('subtes') ?? '',
    change,
    /** The address with another filter. */
    toFilter: (filter: string | null) => {
      const next = new URLSearchParams(params)
      next.delete('soal')
      if (filter === null) next.delete('lihat')
      else next.set('lihat', filter)
      return `?${next}`
    },
  }
}
