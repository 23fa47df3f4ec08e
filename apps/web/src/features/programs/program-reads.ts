import { programs } from '@gerbang/contract/programs.ts'

/** What any change of a program makes untrue. */
export const programReads = [programs.listAll, programs.list]
