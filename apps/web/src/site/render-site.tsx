import type { RenderSite, SiteFrame, SitePage } from '@gerbang/contract/site/site.ts'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ArticleView } from './article-view.tsx'
import { describePage } from './describe-page.ts'
import { Document } from './document.tsx'
import { LandingView } from './landing/landing-view.tsx'
import { MissingView } from './missing-view.tsx'
import { NewsListView } from './news-list-view.tsx'

/** What the server imports: see `http/site` there. */
export const renderSite: RenderSite = (page, frame) => {
  const html = renderToStaticMarkup(
    <Document head={describePage(page, frame)} page={page} frame={frame}>
      {drawPage(page, frame)}
    </Document>,
  )
  return html.startsWith('<!') ? html : `<!doctype html>${html}`
}

function drawPage(page: SitePage, frame: SiteFrame): ReactElement {
  switch (page.kind) {
    case 'landing':
      return <LandingView page={page} frame={frame} />
    case 'news_list':
      return <NewsListView page={page} />
    case 'article':
      return <ArticleView page={page} />
    case 'missing':
      return <MissingView />
  }
}
