import { expect, test } from 'vitest'
import { findShardFault } from '../testing/find-shard-faults.ts'

test.each([
  ['a statement without a bucket', 'select * from attempts where id = $1', 'attempts'],
  [
    'a second table without one',
    'select from attempts a join progresses p on p.attempt_id = a.id where a.bucket = $1',
    'progresses',
  ],
  ['a bucket that need not hold', 'select from answers where bucket = $1 or seq > $2', 'answers'],
  [
    'a bucket out of a list of rows',
    'update answers a set seq = 1 from json_to_recordset($1) as o (bucket smallint) where a.bucket = o.bucket',
    'answers',
  ],
  [
    'a bucket that another statement has read',
    'with r as (select bucket from progresses where bucket = $1) update answers a set seq = 1 from r where a.bucket = r.bucket',
    'answers',
  ],
  [
    'one side of a union',
    'select from answers where bucket = $1 union all select from quiz_answers where attempt_id = $2',
    'quiz_answers',
  ],
  ['rows whose bucket is not given', 'insert into answers (progress_id) values ($1)', 'answers'],
  [
    'a table within a condition',
    'select from users u where exists (select from attempts a where a.user_id = u.id)',
    'attempts',
  ],
])('%s is noticed', (_, text, table) => {
  expect(findShardFault(text)).toBe(`no bucket for ${table}`)
})

test.each([
  ['select * from attempts where bucket = $1 and id = $2'],
  [
    'select from attempts a left join progresses p on p.bucket = a.bucket and p.attempt_id = a.id where a.bucket = 5',
  ],
  ['insert into answers (bucket, progress_id) values ($1, $2), ($3, $4) on conflict do nothing'],
  [
    'insert into answers (bucket, seq) select $1::smallint, s.seq from json_to_recordset($2) as s (seq integer)',
  ],
  ['insert into answers (bucket, seq) select l.bucket, l.seq from late_answers l where l.bucket = $1'],
  ['select from users where id = $1'],
  ['with /* plain only */ asked as (select 1) select from answers'],
])('%s reaches one shard, or none', text => {
  expect(findShardFault(text)).toBeUndefined()
})
