/**
 * A document of Ghost's newer editor with every kind of node and card. Words are numbered in reading order.
 */

const text = (words: string, format = 0) => ({
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text: words,
  type: 'extended-text',
  version: 1,
})

const element = (type: string, children: unknown[], fields: object = {}) => ({
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  type,
  version: 1,
  ...fields,
})

const lineBreak = { type: 'linebreak', version: 1 }

const link = (url: string, words: string, type = 'link') =>
  element(type, [text(words)], { rel: 'noreferrer', target: null, title: null, url })

const item = (value: number, children: unknown[], fields: object = {}) =>
  element('listitem', children, { value, ...fields })

const list = (listType: string, children: unknown[]) =>
  element('list', children, { listType, start: 1, tag: listType === 'number' ? 'ol' : 'ul' })

const everyFormat = [1, 2, 4, 8, 16, 32, 64, 128, 3]

const texts = [
  element('paragraph', [
    text('q1 '),
    ...everyFormat.flatMap((format, index) => [text(`q${index + 2}`, format), text(' ')]),
    lineBreak,
    text('q11'),
    { type: 'tab', version: 1, text: '\t', detail: 2, format: 0, mode: 'normal', style: '' },
    text('q12 '),
    link('https://example.com/a', 'q13'),
    text(' '),
    link('https://example.com', 'q14', 'autolink'),
    text(' '),
    { ...text('q15'), type: 'tk' },
  ]),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, index) =>
    element('extended-heading', [text(`q${16 + index}`)], { tag }),
  ),
  element('heading', [text('q22')], { tag: 'h2' }),
  element('extended-quote', [text('q23'), lineBreak, text('q24')]),
  element('quote', [text('q25')]),
  element('aside', [text('q26')]),
  list('bullet', [
    item(1, [text('q27')]),
    item(2, [
      list('number', [item(1, [text('q28')]), item(2, [list('bullet', [item(1, [text('q29')])])])]),
    ]),
    item(3, [text('q30'), lineBreak, text('q31')]),
  ]),
  list('check', [
    item(1, [text('q32')], { checked: true }),
    item(2, [text('q33')], { checked: false }),
  ]),
  element('code', [text('q34'), lineBreak, text('  q35')]),
]

const cards = [
  { type: 'codeblock', version: 1, code: 'q36 {\n\tq37 <q38>\n}', language: 'js', caption: 'q39' },
  { type: 'horizontalrule', version: 1 },
  {
    type: 'image',
    version: 1,
    src: '__GHOST_URL__/content/images/plate.jpg',
    width: 400,
    height: 300,
    title: '',
    alt: 'q40',
    caption: '<span style="white-space: pre-wrap;">q41 </span><b><strong>q42</strong></b>',
    cardWidth: 'wide',
    href: '',
  },
  {
    type: 'gallery',
    version: 1,
    images: [
      {
        fileName: 'plate.jpg',
        row: 0,
        src: '__GHOST_URL__/content/images/plate.jpg',
        width: 4,
        height: 3,
        alt: 'q43',
      },
      {
        fileName: 'plate.jpg',
        row: 0,
        src: '__GHOST_URL__/content/images/plate.jpg',
        width: 4,
        height: 3,
        alt: 'q44',
        caption: 'q45',
      },
    ],
    caption: '',
  },
  {
    type: 'html',
    version: 1,
    html: '<div class="own"><p>q46</p><table><tr><td>q47</td><td>q48</td></tr></table><form><label>q49</label> <select><option>q50</option></select><textarea>q51</textarea><button>q52</button></form><script>not("read")</script></div>',
    visibility: { web: { nonMember: true }, email: { memberSegment: '' } },
  },
  {
    type: 'markdown',
    version: 1,
    markdown:
      '## q53\n\nq54 *q55*\n\n- q56\n  - q57\n\n| q58 | q59 |\n| --- | --- |\n| q60 | q61 |\n\n```\nq62\nq63\n```',
  },
  {
    type: 'embed',
    version: 1,
    url: 'https://www.youtube.com/watch?v=abc',
    embedType: 'video',
    html: '<iframe width="200" height="113" src="https://www.youtube.com/embed/abc" title="x"></iframe>',
    metadata: {
      title: 'q64',
      author_name: 'q65',
      provider_name: 'q66',
      type: 'video',
      version: '1.0',
    },
    caption: 'q67',
  },
  {
    type: 'embed',
    version: 1,
    url: 'https://twitter.com/a/status/1',
    embedType: 'twitter',
    html: '<blockquote class="twitter-tweet"><p>q68</p>&mdash; q69</blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
    metadata: {},
    caption: '',
  },
  {
    type: 'bookmark',
    version: 1,
    url: 'https://example.com/read',
    metadata: {
      icon: 'https://example.com/favicon.ico',
      title: 'q70',
      description: 'q71 & q72',
      publisher: 'q73',
      author: 'q74',
      thumbnail: 'https://example.com/t.png',
    },
    caption: 'q75',
  },
  {
    type: 'button',
    version: 1,
    buttonText: 'q76',
    alignment: 'center',
    buttonUrl: 'https://example.com/buy',
  },
  {
    type: 'callout',
    version: 1,
    calloutText: '<p>q77 <b>q78</b></p>',
    calloutEmoji: '💡',
    backgroundColor: 'blue',
  },
  { type: 'toggle', version: 1, heading: '<span>q79</span>', content: '<p>q80</p><p>q81</p>' },
  {
    type: 'video',
    version: 1,
    src: '__GHOST_URL__/content/media/v.mp4',
    caption: 'q83',
    fileName: 'q82',
    mimeType: 'video/mp4',
    width: 640,
    height: 480,
    duration: 60,
    thumbnailSrc: '',
    loop: false,
  },
  {
    type: 'audio',
    version: 1,
    src: '__GHOST_URL__/content/media/a.mp3',
    title: 'q84',
    duration: 12,
    mimeType: 'audio/mp3',
    thumbnailSrc: '',
  },
  {
    type: 'file',
    version: 1,
    src: '__GHOST_URL__/content/files/f.pdf',
    fileTitle: 'q85',
    fileCaption: 'q86',
    fileName: 'q87',
    fileSize: 1234,
  },
  {
    type: 'header',
    version: 1,
    size: 'small',
    style: 'dark',
    header: 'q88',
    subheader: 'q89',
    buttonEnabled: true,
    buttonUrl: 'https://example.com',
    buttonText: 'q90',
    backgroundImageSrc: '',
  },
  {
    type: 'header',
    version: 2,
    header: '<span>q91</span>',
    subheader: '<span>q92</span>',
    buttonEnabled: false,
    buttonText: 'Never shown',
    buttonUrl: '',
    backgroundColor: '#000000',
    accentColor: '#FF1A75',
    layout: 'full',
    alignment: 'center',
  },
  {
    type: 'product',
    version: 1,
    productImageSrc: '',
    productTitle: 'q93',
    productDescription: '<p>q94</p>',
    productRatingEnabled: true,
    productStarRating: 4,
    productButtonEnabled: true,
    productButton: 'q95',
    productUrl: 'https://example.com/p',
  },
  {
    type: 'signup',
    version: 1,
    header: 'q96',
    subheader: 'q97',
    buttonText: 'q98',
    disclaimer: 'q99',
    successMessage: 'q100',
    labels: [],
    layout: 'wide',
    alignment: 'left',
    backgroundColor: '#F0F0F0',
    textColor: '#000000',
  },
  {
    type: 'call-to-action',
    version: 1,
    layout: 'minimal',
    hasSponsorLabel: true,
    sponsorLabel: '<p><span>q101</span></p>',
    textValue: '<p>q102 <a href="https://example.com/c">q103</a></p>',
    showButton: true,
    buttonText: 'q104',
    buttonUrl: 'https://example.com/d',
    backgroundColor: 'grey',
    hasImage: false,
    imageUrl: '',
  },
  { type: 'email', version: 1, html: '<p>q105</p>' },
  {
    type: 'email-cta',
    version: 1,
    html: '<p>q106</p>',
    buttonText: 'q107',
    buttonUrl: 'https://example.com/e',
    showButton: true,
    segment: 'status:free',
    alignment: 'left',
    showDividers: true,
  },
  { type: 'paywall', version: 1 },
  { type: 'transistor', version: 1, accentColor: '', backgroundColor: '' },
  {
    type: 'nobody-knows-it-yet',
    version: 1,
    heading: 'q108',
    parts: [{ body: '<p>q109</p>', accentColor: 'red' }],
  },
  element('paragraph', [text('q110')]),
]

export const lexicalCards = {
  words: 110,
  document: JSON.stringify({ root: element('root', [...texts, ...cards]) }),
}
