import { type ClassCard, type ClassMember, classes } from '@gerbang/contract/people/classes.ts'
import { send } from '../../../../api/send.ts'

/** A student whom a card is for, with the class that it names. */
export interface Holder {
  member: ClassMember
  of: Pick<ClassCard, 'id' | 'name' | 'school_name'>
}

/** Everybody in these classes, in the order in which cards are handed out. */
export async function findMembers(ids: readonly string[]): Promise<Holder[]> {
  const holders: Holder[] = []
  for (const id of ids) {
    const { data } = await send(classes.get, { params: { id } })
    holders.push(...data.members.map(member => ({ member, of: data })))
  }
  return holders
}
