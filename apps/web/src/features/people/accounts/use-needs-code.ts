import { settings } from '@gerbang/contract/platform/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'

/** Whether this installation lets only those register who hold a code; the server refuses the others in any case. */
export function useNeedsCode(): boolean {
  return useQuery(query(settings.get, {})).data?.data.registration_needs_code ?? false
}
