import { studentLists } from '@gerbang/contract/people/student-lists.ts'
import { useSend } from '../../../api/use-send.ts'

export const reads = [studentLists.get, studentLists.rows]

/** Whatever is said of a list changes what taking it in would do. */
export const useChangeList = (onSuccess?: () => void) =>
  useSend(studentLists.change, { refreshes: reads, ...(onSuccess && { onSuccess }) })
