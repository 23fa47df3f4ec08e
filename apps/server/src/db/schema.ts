import type { ImportDetail, ImportedQuestion, ImportPassage } from '@gerbang/contract/bank/interchange.ts'
import type { MemberRole } from '@gerbang/contract/bank/question-banks.ts'
import type { ReportReason, ReportStatus } from '@gerbang/contract/bank/question-reports.ts'
import type { ReviewAct } from '@gerbang/contract/bank/question-reviews.ts'
import type { QuestionStatus } from '@gerbang/contract/bank/questions.ts'
import type { Audience } from '@gerbang/contract/exam/exam-day.ts'
import type { TotalMethod } from '@gerbang/contract/exam/programs.ts'
import type { Receipt } from '@gerbang/contract/exam/progresses.ts'
import type { ScoringMethod } from '@gerbang/contract/exam/tryouts.ts'
import type { UniversityType } from '@gerbang/contract/exam/universities.ts'
import type { LessonParts } from '@gerbang/contract/learning/lessons.ts'
import type { PracticeKind } from '@gerbang/contract/learning/practices.ts'
import type { ListAnswers, ListField, StudentList } from '@gerbang/contract/people/student-lists.ts'
import type { AuditAction } from '@gerbang/contract/platform/audit-actions.ts'
import type { Settings, SocialLink } from '@gerbang/contract/platform/settings.ts'
import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import type {
  AnswerValue,
  QuestionContent,
  QuestionDraft,
  QuestionKey,
  QuestionType,
} from '@gerbang/contract/question.ts'
import type { Stored } from '@gerbang/contract/question-format.ts'
import type { Outcome } from '@gerbang/contract/scores/results.ts'
import type {
  ItemFlag,
  RunOrigin,
  RunStatus,
  RunStep,
  ScoreModel,
} from '@gerbang/contract/scores/score-runs.ts'
import type { MajorWeights } from '@gerbang/scoring/admission/weigh-sub-tests.ts'
import type { ChoiceCombination } from '@gerbang/scoring/check-choices.ts'
import type { GivenPoints } from '@gerbang/scoring/kinds/essay/settle-marks.ts'
import type { Marks } from '@gerbang/scoring/score-sub-test.ts'
import type { ColumnType } from 'kysely'
import type {
  GroupSubTest,
  ItemEstimates,
  ItemFindings,
  SubTestFindings,
  SubTestScale,
} from './score-findings.ts'
import type * as t from './types.ts'

/** JSON goes in as text: the driver would take an array for a PostgreSQL array. */
type JsonOf<T> = ColumnType<T, string, string>
type NullableJsonOf<T> = ColumnType<T | null, string | null, string | null>
type Refine<T, R> = Omit<T, keyof R> & R

/** What the generated types cannot know: the shape of JSON columns and the words that check constraints allow. */
export type DB = Refine<
  t.DB,
  {
    exam_signals: Refine<t.ExamSignals, { audience: JsonOf<Audience> }>
    answers: Refine<t.Answers, { value: NullableJsonOf<AnswerValue> }>
    essay_marks: Refine<t.EssayMarks, { points: JsonOf<GivenPoints> }>
    late_answers: Refine<
      t.LateAnswers,
      { value: NullableJsonOf<AnswerValue>; decision: 'accepted' | 'refused' | null }
    >
    questions: Refine<
      t.Questions,
      {
        type: QuestionType
        content: JsonOf<Stored<QuestionContent>>
        difficulty: 'easy' | 'medium' | 'hard'
        status: ColumnType<QuestionStatus>
        newer_status: ColumnType<'draft' | 'in_review' | null, 'draft' | 'in_review' | null | undefined>
        lang: ColumnType<'id' | 'en', 'id' | 'en' | undefined, 'id' | 'en'>
      }
    >
    question_banks: Refine<
      t.QuestionBanks,
      { visibility: 'private' | 'shared'; status: 'draft' | 'published' | 'archived' }
    >
    question_keys: Refine<
      t.QuestionKeys,
      { key: NullableJsonOf<Stored<QuestionKey>>; source: JsonOf<Stored<QuestionDraft>> }
    >
    question_versions: Refine<
      t.QuestionVersions,
      {
        source: JsonOf<Stored<QuestionDraft>>
        content: JsonOf<Stored<QuestionContent>>
        key: NullableJsonOf<Stored<QuestionKey>>
        difficulty: 'easy' | 'medium' | 'hard'
        lang: ColumnType<'id' | 'en', 'id' | 'en' | undefined, 'id' | 'en'>
      }
    >
    question_comments: Refine<t.QuestionComments, { act: ReviewAct }>
    question_statistics: Refine<t.QuestionStatistics, { flags: ItemFlag[] }>
    bank_members: Refine<t.BankMembers, { role: ColumnType<MemberRole, MemberRole | undefined, MemberRole> }>
    paper_items: Refine<t.PaperItems, { content: JsonOf<Stored<QuestionContent>> }>
    paper_keys: Refine<t.PaperKeys, { key: JsonOf<Stored<QuestionKey>> }>
    paper_trials: Refine<
      t.PaperTrials,
      { content: JsonOf<Stored<QuestionContent>>; key: JsonOf<Stored<QuestionKey>> }
    >
    jobs: Refine<t.Jobs, { result: NullableJsonOf<Record<string, unknown>> }>
    audit_entries: Refine<t.AuditEntries, { action: AuditAction; details: JsonOf<unknown> }>
    progresses: Refine<
      t.Progresses,
      { receipt: NullableJsonOf<Receipt>; closed_by: 'student' | 'time' | 'admin' | null }
    >
    attempts: Refine<t.Attempts, { status: 'enrolled' | 'in_progress' | 'finished' | 'scored' | 'void' }>
    question_reports: Refine<t.QuestionReports, { reason: ReportReason; status: ReportStatus }>
    users: Refine<
      t.Users,
      {
        role: 'student' | 'teacher' | 'admin'
        status: 'active' | 'invited' | 'disabled'
        grade: '10' | '11' | '12' | 'gap_year' | null
        gender: 'female' | 'male' | null
      }
    >
    one_time_secrets: Refine<
      t.OneTimeSecrets,
      { purpose: 'verify_email' | 'reset_otp' | 'reset_token' | 'invitation' | 'refuse_reminders' }
    >
    student_codes: Refine<t.StudentCodes, { status: 'active' | 'disabled' }>
    settings: Refine<
      t.Settings,
      Pick<Settings, 'tryout_scoring' | 'tryout_result_release' | 'tryout_review_policy'> & {
        social_links: JsonOf<SocialLink[]>
      }
    >
    news: Refine<t.News, { status: 'draft' | 'published' }>
    programs: Refine<
      t.Programs,
      {
        choice_combinations: JsonOf<ChoiceCombination[]>
        credit: ColumnType<CreditRule, CreditRule | undefined, CreditRule>
        totals: ColumnType<TotalMethod, TotalMethod | undefined, TotalMethod>
      }
    >
    program_presets: Refine<
      t.ProgramPresets,
      { mode: 'blocking' | 'free'; scoring: ScoringMethod; marks: JsonOf<Marks> }
    >
    universities: Refine<t.Universities, { type: UniversityType }>
    student_lists: Refine<
      t.StudentLists,
      {
        sheets: JsonOf<string[]>
        heads: JsonOf<string[]>
        lines: JsonOf<[row: number, cells: string[]][]>
        mapping: JsonOf<StudentList['mapping']>
        answers: JsonOf<ListAnswers>
        mended: JsonOf<Record<string, Partial<Record<ListField, string>>>>
        left_out: JsonOf<number[]>
      }
    >
    imports: Refine<
      t.Imports,
      {
        passages: JsonOf<ImportPassage[]>
        remarks: JsonOf<ImportDetail['remarks']>
        unsupported: JsonOf<ImportDetail['unsupported']>
      }
    >
    import_questions: Refine<
      t.ImportQuestions,
      Pick<ImportedQuestion, 'decision' | 'difficulty'> & {
        draft: JsonOf<QuestionDraft>
        remarks: JsonOf<ImportedQuestion['remarks']>
        signs: JsonOf<ImportedQuestion['signs']>
        source: JsonOf<ImportedQuestion['source']>
      }
    >
    media: Refine<t.Media, { kind: 'image' | 'file' }>
    majors: Refine<
      t.Majors,
      {
        level: 'S1' | 'D4' | 'D3'
        weights: ColumnType<MajorWeights, string | undefined, string>
      }
    >
    attempt_scores: Refine<
      t.AttemptScores,
      { sub_tests_scaled: (number | null)[] | null; sub_tests_se: (number | null)[] | null }
    >
    ranking_rows: Refine<
      t.RankingRows,
      { scaled: (number | null)[] | null; scaled_se: (number | null)[] | null }
    >
    score_runs: Refine<
      t.ScoreRuns,
      {
        kind: ScoringMethod
        status: RunStatus
        origin: RunOrigin
        model: ScoreModel
        step: ColumnType<RunStep, RunStep | undefined, RunStep>
      }
    >
    score_run_sub_tests: Refine<
      t.ScoreRunSubTests,
      { statistics: JsonOf<SubTestFindings>; scale: NullableJsonOf<SubTestScale> }
    >
    group_figures: Refine<t.GroupFigures, { sub_tests: JsonOf<GroupSubTest[]> }>
    score_run_items: Refine<
      t.ScoreRunItems,
      { flags: ItemFlag[]; parameters: NullableJsonOf<ItemEstimates>; report: JsonOf<ItemFindings> }
    >
    score_run_trials: Refine<
      t.ScoreRunTrials,
      { flags: ItemFlag[]; parameters: NullableJsonOf<ItemEstimates>; report: NullableJsonOf<ItemFindings> }
    >
    tryouts: Refine<
      t.Tryouts,
      {
        mode: 'blocking' | 'free'
        access: 'free' | 'code'
        scoring: ScoringMethod
        marks: JsonOf<Marks>
        markers: ColumnType<1 | 2, 1 | 2 | undefined, 1 | 2>
        result_release: 'instant' | 'at_close' | 'at_time'
        review_policy: 'after_release' | 'never'
        status: 'draft' | 'published' | 'archived'
      }
    >
    tryout_sub_tests: Refine<t.TryoutSubTests, { lang: 'id' | 'en' }>
    quizzes: Refine<
      t.Quizzes,
      {
        lang: 'id' | 'en'
        feedback: 'after_each' | 'after_submit' | 'never'
        status: 'draft' | 'published' | 'archived'
      }
    >
    quiz_items: Refine<t.QuizItems, { content: JsonOf<Stored<QuestionContent>> }>
    quiz_keys: Refine<t.QuizKeys, { key: JsonOf<Stored<QuestionKey>> }>
    quiz_attempts: Refine<t.QuizAttempts, { closed_by: 'student' | 'time' | null }>
    quiz_answers: Refine<t.QuizAnswers, { value: NullableJsonOf<AnswerValue>; outcome: Outcome | null }>
    lessons: Refine<t.Lessons, { parts: JsonOf<LessonParts> }>
    study_plans: Refine<t.StudyPlans, { step: 'target' | 'goal' | 'done' | null }>
    practices: Refine<t.Practices, { kind: PracticeKind }>
    practice_items: Refine<
      t.PracticeItems,
      {
        value: NullableJsonOf<AnswerValue>
        purpose: 'own' | 'like' | 'new' | 'due'
        outcome: Outcome | null
      }
    >
  }
>
