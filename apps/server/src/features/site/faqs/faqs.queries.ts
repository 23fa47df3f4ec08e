import { orderedRows } from '../../../db/ordered-rows.ts'

export const faqRows = orderedRows('faqs', {
  columns: [
    'id',
    'question',
    'answer',
    'answer_html',
    'category',
    'position',
    'is_published',
    'created_at',
    'updated_at',
  ],
  searched: ['question', 'answer', 'category'],
})
