import { type Kysely, sql } from 'kysely'

/** Processes that remember sessions hear which ones end, whoever ends them; of very many at once only that they do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_session_ends() returns trigger language plpgsql as $$
    begin
      if (select count(*) from ended) > 100 then
        perform pg_notify('session_ends', 'many');
      else
        perform pg_notify('session_ends', encode(token_hash, 'hex')) from ended;
      end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger sessions_ends after delete on sessions
      referencing old table as ended for each statement execute function notify_session_ends()
  `.execute(db)
}
