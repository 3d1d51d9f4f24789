/** A document of Ghost's older editor with every card. Words are numbered in reading order. */

const cards: [string, object][] = [
  [
    'card-markdown',
    {
      cardName: 'card-markdown',
      markdown:
        '# q1\n\nq2 **q3** [q4](https://example.com)\n\n1. q5\n   1. q6\n2. q7\n\n> q8\n\n    q9\n    q10\n\nq11  \nq12',
    },
  ],
  ['markdown', { markdown: 'q13\n\n---\n\nq14' }],
  [
    'image',
    {
      src: '__GHOST_URL__/content/images/plate.jpg',
      alt: 'q15',
      title: '',
      caption: 'q16 <a href="https://example.com">q17</a>',
      cardWidth: 'full',
    },
  ],
  [
    'gallery',
    {
      images: [
        { fileName: 'a.jpg', row: 0, src: '__GHOST_URL__/content/images/plate.jpg', alt: 'q18' },
        { fileName: 'b.jpg', row: 0, src: '__GHOST_URL__/content/images/plate.jpg' },
      ],
      caption: 'q19',
    },
  ],
  ['hr', {}],
  [
    'html',
    {
      html: '<p>q20</p>\n<div>q21<div>q22</div>q23</div><details><summary>q24</summary>q25</details>',
    },
  ],
  ['code', { code: 'q26\n  q27', language: 'html', caption: 'q28' }],
  [
    'embed',
    {
      url: 'https://vimeo.com/1',
      html: '<iframe src="https://player.vimeo.com/video/1"></iframe>',
      type: 'video',
      metadata: { title: 'q29', author_name: 'q30', provider_name: 'q31' },
      caption: 'q32',
    },
  ],
  [
    'bookmark',
    {
      type: 'bookmark',
      url: 'https://example.com',
      metadata: {
        url: 'https://example.com',
        title: 'q33',
        description: 'q34',
        author: 'q36',
        publisher: 'q35',
        thumbnail: '',
        icon: '',
      },
      caption: 'q37',
    },
  ],
  ['email', { html: '<p>q38 {first_name, "there"}</p>' }],
  [
    'email-cta',
    {
      alignment: 'left',
      html: '<p>q39</p>',
      buttonText: 'q40',
      buttonUrl: 'https://example.com',
      segment: 'status:free',
      showButton: true,
    },
  ],
  ['button', { buttonText: 'q41', buttonUrl: 'https://example.com', alignment: 'center' }],
  ['callout', { calloutEmoji: '🥗', calloutText: 'q42 <b>q43</b>', backgroundColor: 'grey' }],
  ['toggle', { heading: 'q44', content: '<p>q45</p><ul><li>q46</li></ul>' }],
  ['accordion', { heading: 'q47', content: '<p>q48</p>' }],
  [
    'video',
    {
      src: '__GHOST_URL__/content/media/v.mp4',
      fileName: 'q49',
      caption: 'q50',
      thumbnailSrc: '',
      duration: 3,
      width: 4,
      height: 3,
    },
  ],
  [
    'audio',
    { src: '__GHOST_URL__/content/media/a.mp3', title: 'q51', caption: 'q52', duration: 3 },
  ],
  [
    'file',
    {
      src: '__GHOST_URL__/content/files/f.pdf',
      fileTitle: 'q53',
      fileCaption: 'q54',
      fileName: 'q55',
      fileSize: 9,
    },
  ],
  [
    'header',
    {
      size: 'small',
      style: 'dark',
      header: 'q56',
      subheader: 'q57',
      buttonEnabled: true,
      buttonText: 'q58',
      buttonUrl: 'https://example.com',
    },
  ],
  [
    'product',
    {
      productImageSrc: '',
      productTitle: 'q59',
      productRatingEnabled: true,
      productStarRating: 5,
      productDescription: '<p>q60</p>',
      productButtonEnabled: true,
      productButton: 'q61',
      productUrl: 'https://example.com',
    },
  ],
  [
    'nft',
    {
      type: 'nft',
      url: 'https://opensea.io/a',
      metadata: {
        title: 'q62',
        description: 'q63',
        author_name: 'q64',
        collection_name: 'q65',
        image: {},
      },
    },
  ],
  ['paywall', {}],
  [
    'before-after',
    {
      beforeImage: { src: '__GHOST_URL__/content/images/plate.jpg', alt: 'q66', width: 4 },
      afterImage: { src: '__GHOST_URL__/content/images/plate.jpg', width: 4 },
      caption: 'q67',
    },
  ],
  ['unknown-card', { heading: 'q68', body: 'q69' }],
]

const plain = (words: string) => [[0, [], 0, words]]

const document = {
  version: '0.3.1',
  ghostVersion: '3.0',
  atoms: [
    ['soft-return', '', {}],
    ['mention', 'q74', { id: 1 }],
  ],
  cards,
  markups: [
    ['strong'],
    ['em'],
    ['a', ['href', 'https://example.com/?a=1&b=2', 'rel', 'nofollow']],
    ['code'],
  ],
  sections: [
    ...cards.map((_, index) => [10, index]),
    [
      1,
      'p',
      [
        [0, [0], 0, 'q70 '],
        [0, [1], 2, 'q71'],
        [0, [], 0, ' '],
        [0, [2], 1, 'q72'],
        [1, [], 0, 0],
        [0, [3], 1, 'q73'],
        [0, [], 0, ' '],
        [1, [], 0, 1],
      ],
    ],
    [1, 'h2', plain('q75')],
    [1, 'blockquote', plain('q76')],
    [1, 'pull-quote', plain('q77')],
    [1, 'aside', plain('q78')],
    [3, 'ol', [plain('q79'), plain('q80')]],
    [3, 'ul', [plain('q81')]],
    [2, '__GHOST_URL__/content/images/plate.jpg'],
    [1, 'p', []],
  ],
}

export const mobiledocCards = { words: 81, document: JSON.stringify(document) }
