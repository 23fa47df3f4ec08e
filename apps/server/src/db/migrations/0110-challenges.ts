import { type Kysely, sql } from 'kysely'

/** A quiz taken among friends (decision 92). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table challenges (
      token text primary key,
      quiz_id uuid not null references quizzes on delete cascade,
      created_at timestamptz(3) not null,
      closes_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on table challenges is 'whoever has the token may join until it closes'`.execute(db)
  await sql`create index challenges_quiz on challenges (quiz_id)`.execute(db)
  await sql`
    create table challenge_members (
      challenge_token text not null references challenges on delete cascade,
      user_id uuid not null references users,
      is_maker boolean not null,
      joined_at timestamptz(3) not null,
      primary key (challenge_token, user_id)
    )
  `.execute(db)
  await sql`comment on table challenge_members is 'who agreed that the others see their name and score'`.execute(
    db,
  )
  await sql`create index challenge_members_user on challenge_members (user_id)`.execute(db)
}
