import { join } from 'node:path'

/**
 * The rules that cost most if they broke unseen, by folder. A row: the rule, its file, what is replaced by what, and the tests
 * that have to turn red, or those of them with a title. What is replaced stands once in its file.
 * @type {Record<string, [name: string, file: string, from: string, to: string, tests: string | string[], only?: string][]>}
 */
const table = {
  'apps/server/src': [
    [
      "a jump of the database's clock is not time that passed",
      'clock.ts',
      'return Math.abs(ms) <= bearable ? 0 : ms',
      'return 0',
      'clock.test.ts',
    ],
    [
      'a start waits for nothing that is not needed to serve',
      'serve.ts',
      'const stopJobs = startJobs',
      'await app.jobs.findStaleRankings()\n  const stopJobs = startJobs',
      'main.test.ts',
      'a start waits for nothing',
    ],
    [
      'reports have connections of their own',
      'features.ts',
      '  overReports(reportRoutes),',
      '  reportRoutes,',
      'heavy-jobs.test.ts',
      'reports',
    ],
    [
      'what works apart takes nothing from the share of those who save',
      'crew.ts',
      ', detached: true',
      '',
      'crew.test.ts',
      'share of the processor',
    ],
    [
      'a file is on the disk before it is promised',
      'store/store-file.ts',
      '    await handle.writeFile(bytes)\n    await handle.sync()\n',
      '    await handle.writeFile(bytes)\n',
      'store/store-file.test.ts',
    ],
  ],
  'apps/server/src/content': [
    [
      'a picture is refused by its head',
      'encode-picture.ts',
      'if (Math.max(width, height) > limits.decodedEdge || width * height > limits.decodedPixels)',
      'if (false)',
      '../features/platform/media/media.test.ts',
      'by its head',
    ],
  ],
  'apps/server/src/db': [
    [
      'a schema of a newer Gerbang is left alone',
      'migrate.ts',
      '  await refuseNewer(db)\n',
      '',
      '../main.test.ts',
      'newer Gerbang',
    ],
  ],
  'apps/server/src/features/bank/question-banks': [
    [
      'only owners and invited writers change a bank',
      'bank-access.queries.ts',
      ": sql<boolean>`(b.owner_id = ${viewer.user_id} or ${isMember(viewer, sql`and m.role = 'edit'`)})`",
      ': sql<boolean>`true`',
      'question-banks.test.ts',
    ],
    [
      'a member does not share a bank on',
      'bank-access.queries.ts',
      'sql<boolean>`true` : sql<boolean>`b.owner_id = ${user_id}`',
      'sql<boolean>`true` : isOwnBank({ user_id })',
      '../questions/keeping.test.ts',
      'of a private bank',
    ],
  ],
  'apps/server/src/features/bank/questions': [
    [
      'who may only read a held question does not take it along',
      'places.queries.ts',
      "(${canEditBank(viewer)} or ${heldBy('q.id', at)} is null)",
      'true',
      'kin.test.ts',
      'neither copies nor exports',
    ],
  ],
  'apps/server/src/features/exam/on-paper': [
    [
      'sheets of students of another program are not taken in',
      'take-in.ts',
      'else if (found.program_id !== place.tryout.program_id) refuse(otherProgram)\n',
      '\n',
      'on-paper.test.ts',
    ],
  ],
  'apps/server/src/features/exam/progresses': [
    [
      'on shards, too, only the holder of a sub-test saves',
      'save-in-bucket.queries.ts',
      'holds_lease: row.lease === lease',
      'holds_lease: true',
      'in-bucket.race.test.ts',
    ],
    [
      'a sub-test counts by its weight when the attempt is submitted',
      'score-attempt.ts',
      'weight: papers[index]?.sub_test.weight ?? 0 }',
      'weight: 1 }',
      'submit.test.ts',
    ],
    [
      'a paper with a field too many is not sent',
      'papers.ts',
      'data: paper.parse(data)',
      'data',
      'paper.test.ts',
    ],
    [
      'a sub-test ends with the try-out',
      'progress.rules.ts',
      'Math.min(full, Date.parse(closes_at) + extraMs)',
      'full',
      'progress.rules.test.ts',
    ],
    [
      'an answer in the grace time is stored',
      'answers.queries.ts',
      "a.arrived_at - ${limits.answerGraceMs} * interval '1 ms' as in_time",
      'a.arrived_at as in_time',
      'save.test.ts',
    ],
    [
      'an answer after the grace time is not stored',
      'answers.queries.ts',
      'where j.holds_lease and j.in_time\n      order by j.bucket, j.progress_id, s.question_id, s.seq desc',
      'where j.holds_lease\n      order by j.bucket, j.progress_id, s.question_id, s.seq desc',
      'save.test.ts',
    ],
    [
      'an older answer never replaces a newer one',
      'answers.queries.ts',
      'where answers.seq < excluded.seq',
      'where true',
      'save.test.ts',
    ],
    [
      'who has lost the lease stores nothing',
      'answers.queries.ts',
      'where j.holds_lease and j.in_time\n      order by j.bucket, j.progress_id, s.question_id, s.seq desc',
      'where j.in_time\n      order by j.bucket, j.progress_id, s.question_id, s.seq desc',
      'save.test.ts',
    ],
    [
      'who has lost the lease submits nothing',
      'close-progress.queries.ts',
      "!isLate && by === 'student' && progress.lease !== lease",
      'false',
      ['submit.test.ts', 'closing.test.ts'],
    ],
    [
      'a second device asks before it takes over',
      'progress.rules.ts',
      "request.take_over ? { kind: 'take_over', progress_id: progress.id } : refuse('in_use')",
      "{ kind: 'take_over', progress_id: progress.id }",
      'progress.rules.test.ts',
    ],
    [
      'nobody saves into the sub-test of somebody else',
      'progress-facts.ts',
      'facts?.user_id === user_id && (',
      'facts && (',
      'save.test.ts',
    ],
    [
      'while the time is in doubt nothing is closed',
      'close-progress.queries.ts',
      "if (isLate && in_doubt) return { kind: 'in_doubt' }",
      '',
      'wrong-clock.test.ts',
      'what seems to be over',
    ],
    [
      'what came after a closing that is taken back is an answer',
      'reopen.queries.ts',
      'await takeLateAnswers(trx, reopened)',
      '',
      '../exam-day/reopen.test.ts',
      'goes on with all answers',
    ],
  ],
  'apps/server/src/features/exam/tryout-plans': [
    [
      'what was practised needs a reason to be in a competition',
      'check-plan.queries.ts',
      'or exists (select from practice_items i where i.question_id = q.id)',
      '',
      'tryout-plans.test.ts',
      'just practised',
    ],
  ],
  'apps/server/src/features/exam/tryouts': [
    [
      'a hold follows a question into its copies',
      'held-questions.queries.ts',
      'union all select k.kin_id from question_kin k where k.question_id = ${sql.ref(questionId)}',
      '',
      '../../bank/questions/kin.test.ts',
    ],
    [
      'a sum leaves out what is held',
      'reveal.rules.ts',
      'marked.filter(({ question_id }) => !held.has(question_id))',
      '[...marked]',
      '../../learning/practices/practices.test.ts',
      'held meanwhile',
    ],
  ],
  'apps/server/src/features/learning/practices': [
    [
      'practice draws nothing that a quiz never tells',
      'pool.queries.ts',
      " or z.feedback = 'never')",
      ')',
      'practices.test.ts',
      'never tells',
    ],
  ],
  'apps/server/src/features/learning/quizzes': [
    [
      'a quiz that never tells has no sums by topic',
      'quizzes.rules.ts',
      "feedback === 'never' ? 'total' : 'each'",
      "'each'",
      'quizzes.test.ts',
      'or never',
    ],
  ],
  'apps/server/src/features/office/reports': [
    [
      'the page of a small class is not shared',
      'class-shares.routes.ts',
      "if (students.length < limits.leastForShare) return 'small'",
      '',
      'class-reports.test.ts',
      'asked for anew',
    ],
    [
      'a shared page asks again whether keys may be known',
      'class-shares.routes.ts',
      'if (!tryout || (await findObstacle(db, tryout, share.batch, at)))',
      'if (!tryout)',
      'class-reports.test.ts',
      'asked for anew',
    ],
  ],
  'apps/server/src/features/people/auth': [
    [
      'a reset code works once',
      'one-time-secrets.queries.ts',
      ".where('id', '=', id)\n    .where('used_at', 'is', null)",
      ".where('id', '=', id)",
      'forgotten-password.test.ts',
    ],
    [
      'a reset code takes so many guesses and no more',
      'one-time-secrets.queries.ts',
      "    .where('s.tries', '<', tries)\n",
      '',
      'forgotten-password.test.ts',
    ],
  ],
  'apps/server/src/features/people/auth/second-factor': [
    [
      'a code of an app signs in once',
      'second-factor.queries.ts',
      "    .where('last_step', '<', step)\n",
      '',
      'second-factor.test.ts',
      'signs in',
    ],
    [
      'a recovery code signs in once',
      'second-factor.queries.ts',
      "    .where('code_hash', '=', hash)\n    .where('used_at', 'is', null)\n",
      "    .where('code_hash', '=', hash)\n",
      'second-factor.test.ts',
      'recovery code',
    ],
  ],
  'apps/server/src/features/people/own-data': [
    [
      'a copy of own data is handed out within its time',
      'own-data.queries.ts',
      ".select('file')\n    .where('user_id', '=', userId)\n    .where('expires_at', '>', at)",
      ".select('file')\n    .where('user_id', '=', userId)",
      'own-data.test.ts',
      'gone after a day',
    ],
  ],
  'apps/server/src/features/people/student-codes': [
    [
      'a student code serves as many as it says',
      'student-codes.queries.ts',
      ".where('status', '=', 'active')\n    .whereRef('used_count', '<', 'max_uses')\n    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at.toISOString())]))\n    .returning('class_id')",
      ".where('status', '=', 'active')\n    .returning('class_id')",
      ['codes.test.ts', '../accounts/accounts.test.ts'],
      'code',
    ],
  ],
  'apps/server/src/features/people/users': [
    [
      'no admin changes their own rights',
      'users.rules.ts',
      'const isOwn = user.id === viewerId',
      'const isOwn = false',
      'users.test.ts',
      'though another one',
    ],
  ],
  'apps/server/src/features/exam/marks': [
    [
      'a publication waits for submits that score by the run before',
      'marks.queries.ts',
      "  await lockPublication(db, tryoutId, 'shared')\n",
      '',
      '../../scores/scores/runs/runs.race.test.ts',
    ],
  ],
  'apps/server/src/features/scores/results': [
    [
      'no result is out while somebody may still answer',
      'results.rules.ts',
      'Math.max(wantedMs(policy), over)',
      'wantedMs(policy)',
      'results.rules.test.ts',
    ],
    [
      'a review that is never allowed stays shut',
      'results.rules.ts',
      "policy.review_policy !== 'never' && ",
      '',
      'results.rules.test.ts',
    ],
  ],
  'apps/server/src/features/scores/scores/runs': [
    [
      'a sub-test counts by its weight in a score run',
      'execute-run.ts',
      'weight: sheets[place]?.paper.weight ?? 0',
      'weight: sheets[place] ? 1 : 0',
      'runs.test.ts',
      'a run by points',
    ],
  ],
  'apps/server/src/http': [
    [
      'the mailbox answers to names of this machine only',
      'refuse-strangers.ts',
      '!isNear || !isNamed ||',
      '!isNear ||',
      '../features/platform/mail/mailbox.test.ts',
    ],
    [
      'an admin who owes a second factor does nothing else',
      'access.ts',
      "viewer.owes_second_factor && roles !== 'signed_in' && !opensWithoutSecondFactor",
      'false',
      '../features/people/auth/second-factor/second-factor.test.ts',
      'nothing else',
    ],
  ],
  'apps/web/src/exam/keep': [
    [
      'a browser that was killed takes its own session back',
      'tab-id.ts',
      "place === placeId && 'locks' in navigator ? last : own",
      'own',
      'tab-id.test.ts',
    ],
  ],
  'packages/scoring/src': [
    [
      'a voided question counts for nobody',
      'score-sub-test.ts',
      'if (voided) return',
      'if (voided && false) return',
      'score-sub-test.test.ts',
    ],
    [
      'equal scores share a rank',
      'rank.ts',
      'if (row.score_hundredths !== previous) rank = index + 1',
      'rank = index + 1',
      'rank.test.ts',
    ],
    [
      'a wrong answer costs what the marks say',
      'score-sub-test.ts',
      "if (outcome === 'wrong') return toUnits(wrong, 1)",
      "if (outcome === 'wrong') return 0",
      'score-sub-test.test.ts',
    ],
  ],
  'packages/scoring/src/kinds': [
    ['partial credit is half at most', 'give-credit.ts', 'Math.max(0, share) / 2', 'Math.max(0, share)', '.'],
    [
      'all or nothing gives nothing for a part',
      'give-credit.ts',
      "rule === 'all_or_nothing' ? 0 : ",
      '',
      '.',
    ],
  ],
  'packages/scoring/src/kinds/multiple-choice': [
    [
      'ticking everything earns nothing',
      'multiple-choice.ts',
      'right / keys.size - lost',
      'right / keys.size',
      '..',
    ],
  ],
  'packages/scoring/src/kinds/true-false-table': [
    [
      'a wrong row of a table costs what a right one earns',
      'true-false-table.ts',
      '(right - wrong) / content.statements.length',
      'right / content.statements.length',
      '..',
    ],
  ],
}

export const mutants = Object.entries(table).flatMap(([folder, rows]) =>
  rows.map(([name, file, from, to, tests, only]) => ({
    name,
    file: join(folder, file),
    from,
    to,
    test: [tests].flat().map(test => join(folder, test)),
    only,
  })),
)
