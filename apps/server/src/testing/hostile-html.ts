/** Markup that once got through some sanitiser, or would run if it did: each sets `window.broken`. */
export const hostileHtml: Record<string, string> = {
  'a script': '<script>window.broken=1</script>',
  'a script in pieces': '<scr<script>ipt>window.broken=1</scr</script>ipt>',
  'a handler': '<img src="/media/a.webp" onerror="window.broken=1"><p onclick=window.broken=1>Isi</p>',
  'a handler after a slash': '<img/src="/media/a.webp"/onerror=window.broken=1>',
  'a handler in capitals': '<IMG SRC=x OnErRoR="window.broken=1">',
  'a picture of somebody else': '<img src="https://lain.test/a.png"><img src="//lain.test/a.png">',
  'a picture past the uploads': '<img src="/media/../api/v1/logout"><img src="/media/a.svg?x=1">',
  'a data picture': '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  'a javascript link': '<a href="javascript:window.broken=1">Isi</a>',
  'a javascript link with a tab': '<a href="java&#9;script:window.broken=1">Isi</a>',
  'a javascript link in entities': '<a href="&#106;avascript&colon;window.broken=1">Isi</a>',
  'a javascript link after a control sign': '<a href="&#1;javascript:window.broken=1">Isi</a>',
  'a data link': '<a href="data:text/html,<script>window.broken=1</script>">Isi</a>',
  'a vbscript link': '<a href="vbscript:window.broken=1">Isi</a>',
  'a link without a scheme': '<a href="//lain.test/">Isi</a>',
  'an svg':
    '<svg onload=window.broken=1><a xlink:href="javascript:window.broken=1"><text>Isi</text></a></svg>',
  'an svg with HTML inside': '<svg><foreignObject><img src=x onerror=window.broken=1></foreignObject></svg>',
  'a style': '<style>*{background:url(https://lain.test)}</style><p style="position:fixed;inset:0">Isi</p>',
  'a frame': '<iframe srcdoc="<script>window.broken=1</script>"></iframe>',
  'an object': '<object data="javascript:window.broken=1"></object><embed src="javascript:window.broken=1">',
  'a form': '<form action="https://lain.test"><input name=password autofocus onfocus=window.broken=1></form>',
  'a base': '<base href="https://lain.test/"><meta http-equiv="refresh" content="0;url=https://lain.test">',
  'a template': '<template><img src=x onerror=window.broken=1></template>',
  'a name that hides a property': '<img name="body" id="cookie" src="/media/a.webp" alt="">',
  'a class of the page': '<p class="fixed inset-0 z-50">Isi</p>',
  'an element that never ends': '<p><b><img src=x onerror=window.broken=1 //',
  'a comment that ends early': '<!--><img src=x onerror=window.broken=1>-->',
  'a comment with a dash': '<!--a--!><img src=x onerror=window.broken=1>-->',
  'character data': '<![CDATA[><img src=x onerror=window.broken=1>]]>',
  'raw text that turns into markup': '<noscript><p title="</noscript><img src=x onerror=window.broken=1>">',
  'a text area': '<textarea><p title="</textarea><img src=x onerror=window.broken=1>">',
  'an old raw element': '<xmp><p title="</xmp><img src=x onerror=window.broken=1>"></xmp>',
  'a plaintext element': '<p>Isi<plaintext><img src=x onerror=window.broken=1>',
  'a style inside MathML':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.broken=1&gt;">',
  'two forms around MathML':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.broken=1>',
  'a paragraph that leaves an svg': '<svg></p><style><a id="</style><img src=1 onerror=window.broken=1>">',
  'an action inside MathML':
    '<math><maction actiontype="statusline#https://lain.test" href="javascript:window.broken=1">x</maction></math>',
  'a link inside MathML':
    '<math href="javascript:window.broken=1"><mi xlink:href="javascript:window.broken=1">x</mi></math>',
  'HTML in an annotation':
    '<math><annotation-xml encoding="text/html"><img src=x onerror=window.broken=1></annotation-xml></math>',
  'two heads inside MathML':
    '<math><mtext><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=window.broken=1 src=1>">',
  'deep nesting': `${'<span>'.repeat(600)}<img src=x onerror=window.broken=1>`,
}
