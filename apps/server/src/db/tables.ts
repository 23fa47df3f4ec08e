/**
 * Where each table lives when the database is sharded (see docs/decisions/0005). Reference tables are copied to
 * every shard; distributed ones are split by `bucket`; local ones stay on the coordinator.
 */
export const tables = {
  reference: [
    'provinces',
    'cities',
    'districts',
    'programs',
    'subjects',
    'topics',
    'universities',
    'majors',
    'major_years',
    'users',
    'question_banks',
    'bank_sub_tests',
    'stimuli',
    'questions',
    'question_keys',
    'tryouts',
    'tryout_sub_tests',
    'paper_stimuli',
    'paper_items',
    'paper_keys',
    'score_runs',
  ],
  distributed: [
    'attempts',
    'attempt_choices',
    'progresses',
    'answers',
    'late_answers',
    'sub_test_scores',
    'attempt_scores',
  ],
  local: [
    'credentials',
    'sessions',
    'ranking_snapshots',
    'ranks',
    'score_histograms',
    'sub_test_means',
    'audit_entries',
    'migrations',
    'migration_lock',
  ],
} as const
