import { news } from '@gerbang/contract/site/news.ts'
import Eye from 'icon:eye'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSend } from '../../../api/use-send.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import '../../../question/reading.css'
import { useZoom } from '../../../question/use-zoom.tsx'
import { Button } from '../../../ui/button.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import type { NewsValues } from './news-values.ts'
import { texts } from './texts.ts'

const words = texts.form

/** The article as readers will see it, drawn by the server from what stands in the form. */
export function Preview({ cover_url }: { cover_url: string | null }) {
  const form = useFormContext<NewsValues>()
  const zoomed = useZoom()
  const [shown, setShown] = useState<Shown>()
  const draw = useSend(news.preview, {
    setFieldError: (_, message) => {
      form.setError('body', { message })
      return true
    },
    onSuccess: ({ data: { body_html } }) => {
      const { title, excerpt, new_cover, removes_cover } = form.getValues()
      const kept = removes_cover ? null : cover_url
      setShown({ title, excerpt, body_html, cover: new_cover ? URL.createObjectURL(new_cover) : kept })
    },
  })
  const close = () => {
    URL.revokeObjectURL(shown?.cover ?? '')
    setShown(undefined)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<Eye aria-hidden size={18} strokeWidth={1.75} />}
        busy={draw.isPending}
        onClick={() => draw.mutate({ body: { body: form.getValues().body } })}
      >
        {words.preview}
      </Button>
      {shown && (
        <SideSheet title={words.previewTitle} onClose={close}>
          <p className="mb-5 text-sm text-muted">{words.previewText}</p>
          <article>
            <h2 className="text-2xl font-extrabold wrap-anywhere">{shown.title}</h2>
            <p className="mt-3 text-muted">{shown.excerpt}</p>
            {shown.cover !== null && (
              <img
                src={shown.cover}
                alt=""
                className="mt-5 aspect-video w-full rounded-card border border-line bg-sunken object-cover"
              />
            )}
            <QuestionHtml article html={shown.body_html} className="prose mt-6" />
          </article>
          {zoomed}
        </SideSheet>
      )}
    </>
  )
}

interface Shown {
  title: string
  excerpt: string
  body_html: string
  cover: string | null
}
