/** Whether a statement finds a row, or with `returning` changes or deletes one. */
export async function hasRow(statement: { executeTakeFirst: () => Promise<unknown> }): Promise<boolean> {
  return (await statement.executeTakeFirst()) !== undefined
}
