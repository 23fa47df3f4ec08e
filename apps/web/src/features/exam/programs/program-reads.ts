import { programs } from '@gerbang/contract/exam/programs.ts'

/** What any change of a program makes untrue. */
export const programReads = [programs.listAll, programs.list]
