import { type Kysely, sql } from 'kysely'

/** For which classes a try-out is meant; a try-out without a row is for everybody of its program. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tryout_classes (
      tryout_id uuid not null references tryouts,
      class_id uuid not null references classes,
      primary key (tryout_id, class_id)
    )
  `.execute(db)
  await sql`create index tryout_classes_class on tryout_classes (class_id)`.execute(db)
}
